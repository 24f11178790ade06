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
  immutableFileRules,
  immutableFolder,
} from '@dental-shop/domain/hosting/immutable-files';
import { builtFolders, localDirectory, projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';

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
 * A copy, because the emulator reloads its rules file on every change and rejects all requests if
 * the new rules don't compile.
 */
const copiedRules = '.local/firestore.rules';

interface EmulatorSettings {
  policy: string;
  unchangingFiles: readonly string[];
  ui: boolean;
}

/**
 * Like production, but with the emulators' build and its Content-Security-Policy, which allows
 * local hosts.
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
        // The emulators' build contains its parameters and secrets.
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
            // A later rule sets the API's own policy.
            value: key === 'Content-Security-Policy' && pattern.source === '**' ? policy : value,
          })),
        })),
        ...immutableFileRules(unchangingFiles),
      ],
    },
    // No fixed port, so firebase-tools can pick a free one if 4000 is in use.
    emulators: { ...deployed.emulators, ui: { enabled: ui } },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export function writeEmulatorConfig({ ui }: { ui: boolean }): string {
  const policyFile = join(projectRoot, builtFolders.web, '.content-security-policy');
  if (!existsSync(policyFile)) {
    throw new StartFailure(`${policyFile} is missing. Run \`npm run build\` and try again.`);
  }
  const deployed: FirebaseConfig = JSON.parse(
    readFileSync(join(projectRoot, 'firebase.json'), 'utf8'),
  );
  mkdirSync(localDirectory, { recursive: true });
  copyFileSync(join(projectRoot, deployed.firestore.rules), join(projectRoot, copiedRules));
  const config = emulatorConfig(deployed, {
    policy: readFileSync(policyFile, 'utf8'),
    unchangingFiles: filesIn(join(projectRoot, builtFolders.web, immutableFolder)),
    ui,
  });
  // In the project root, because firebase-tools rejects paths outside the config file's folder.
  const file = join(projectRoot, 'firebase.emulators.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
