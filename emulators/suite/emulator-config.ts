import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import {
  type HeaderRule,
  unchangingFileRules,
  unchangingFolder,
} from '@dental-shop/domain/hosting/immutable-files';
import { builtFolders, localDirectory, projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';

/** The parts of `firebase.json` that differ in the emulators. */
export interface FirebaseConfig {
  firestore: { rules: string };
  functions: { source: string; configDir?: string; predeploy?: unknown }[];
  hosting: {
    public: string;
    predeploy?: unknown;
    headers: HeaderRule[];
  };
  emulators: { ui: { enabled: boolean } };
}

/**
 * The emulator watches its rules file and enforces even rules that do not compile, which refuse
 * everything. So it gets a copy, and `npm run dev` loads changed rules that compile.
 */
const copiedRules = '.local/firestore.rules';

interface EmulatorSettings {
  /** The emulators' build's Content-Security-Policy. */
  policy: string;
  /** The files in the build's folder `static`, by their paths in it. */
  unchangingFiles: readonly string[];
  /** Whether firebase-tools' UI runs as well. */
  ui: boolean;
}

/**
 * `firebase.json` describes what is deployed. The emulators run the same with their own build and its
 * Content-Security-Policy, whose hosts are on this machine.
 */
export function emulatorConfig(
  deployed: FirebaseConfig,
  { policy, unchangingFiles, ui }: EmulatorSettings,
): FirebaseConfig {
  const { predeploy: _deployOnly, ...hosting } = deployed.hosting;
  return {
    ...deployed,
    firestore: { ...deployed.firestore, rules: copiedRules },
    functions: deployed.functions.map(
      ({ predeploy: _hooks, configDir: _settings, ...codebase }) => ({
        // Its parameters and secrets are in the emulators' build itself.
        ...codebase,
        source: builtFolders.functions,
      }),
    ),
    hosting: {
      ...hosting,
      public: builtFolders.web,
      headers: [
        ...deployed.hosting.headers.map(({ headers, ...pattern }) => ({
          ...pattern,
          headers: headers.map(({ key, value }) => ({
            key,
            // The API's answers, in a later rule, have a policy of their own.
            value: key === 'Content-Security-Policy' && pattern.source === '**' ? policy : value,
          })),
        })),
        ...unchangingFileRules(unchangingFiles),
      ],
    },
    // Without a port of its own: where 4000 is taken, firebase-tools looks for a free one.
    emulators: { ...deployed.emulators, ui: { enabled: ui } },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Writes the emulators' configuration for the shop as it is built now, and returns its address. */
export function writeEmulatorConfig({ ui }: { ui: boolean }): string {
  const policyFile = join(projectRoot, builtFolders.web, '.content-security-policy');
  if (!existsSync(policyFile)) {
    throw new StartFailure(`${policyFile} is missing: run \`npm run build\`, then try again.`);
  }
  const deployed: FirebaseConfig = JSON.parse(
    readFileSync(join(projectRoot, 'firebase.json'), 'utf8'),
  );
  mkdirSync(localDirectory, { recursive: true });
  copyFileSync(join(projectRoot, deployed.firestore.rules), join(projectRoot, copiedRules));
  const config = emulatorConfig(deployed, {
    policy: readFileSync(policyFile, 'utf8'),
    unchangingFiles: filesIn(join(projectRoot, builtFolders.web, unchangingFolder)),
    ui,
  });
  // firebase-tools takes no path out of the folder that its configuration is in.
  const file = join(projectRoot, 'firebase.emulators.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
