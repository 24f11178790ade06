import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { deployedPackages } from './deployed-lock.ts';

/**
 * Writes what the functions emulator runs or what is deployed: code, what to install beside it, and
 * for the emulators their settings, with no link into the workspaces. One folder for each, so that
 * neither is taken for the other.
 */
const here = import.meta.dirname;

/** A deployed shop's parameters come from its settings file, its secrets from Secret Manager. */
const settings = {
  emulators: ['.env.demo-dental-shop', '.secret.local'],
  production: [],
} as const;

type Target = keyof typeof settings;

function readTarget(): Target {
  const { target } = parseArgs({ options: { target: { type: 'string' } } }).values;
  if (target === 'emulators' || target === 'production') return target;
  console.error('Say what to build for: --target emulators or --target production.');
  process.exit(1);
}

interface Manifest {
  engines: { node: string };
  dependencies: Record<string, string>;
}

const target = readTarget();
const output = join(here, 'dist', target);
const readJson = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8'));
const { engines, dependencies }: Manifest = readJson('package.json');
/**
 * Development dependencies are bundled, reduced to what is used: whole, they would delay every cold
 * start.
 */
const installed = Object.keys(dependencies);

// Written below, once all is built: a build that fails leaves the last one in place, which the
// emulator goes on running.
const { outputFiles } = await build({
  entryPoints: [join(here, 'src/index.ts')],
  outdir: output,
  // What is imported when it is needed stays out of the file that every cold start reads.
  splitting: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: `node${engines.node}`,
  // Installed where the functions run: `stripe` stands for `stripe/…` as well.
  external: installed.flatMap((name) => [name, `${name}/*`]),
  // For the stack traces in the log, which name files and lines and quote nothing.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
}).catch(() => {
  // esbuild has printed what is wrong and where.
  process.exit(1);
});
const { packageJson, lock } = deployedPackages(readJson('../package-lock.json'), 'functions', {
  name: 'dental-shop-functions',
  engines,
  dependencies: installed,
});
const toJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
const built = new Map<string, Uint8Array | string>([
  ...outputFiles.map(({ path, contents }) => [relative(output, path), contents] as const),
  ['main.cjs', await readFile(join(here, 'src/main.cjs'))],
  ['package.json', toJson(packageJson)],
  ['package-lock.json', toJson(lock)],
]);
for (const file of settings[target]) built.set(file, await readFile(join(here, file)));
await replaceOutput(built);

/**
 * Puts the files in place of those of the last build. The folder stays: an emulator that watches it
 * would lose sight of one that is deleted. What imports the others comes last.
 */
async function replaceOutput(files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  await mkdir(output, { recursive: true });
  const entries = ['index.js', 'main.cjs'];
  const names = [...files.keys()].sort(
    (one, other) => entries.indexOf(one) - entries.indexOf(other),
  );
  for (const name of names) await writeFile(join(output, name), files.get(name) ?? '');
  for (const name of await readdir(output)) {
    if (!files.has(name)) await rm(join(output, name), { recursive: true });
  }
}
