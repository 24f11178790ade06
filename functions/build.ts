import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = import.meta.dirname;

/** Deployments read parameters from the shop's settings file and secrets from Secret Manager. */
const settings = {
  emulators: ['.env.demo-dental-shop', '.secret.local'],
  production: [],
} as const;

type Target = keyof typeof settings;

function readTarget(): Target {
  const { target } = parseArgs({ options: { target: { type: 'string' } } }).values;
  if (target === 'emulators' || target === 'production') return target;
  console.error('Specify --target emulators or --target production.');
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
/** Dev dependencies are bundled and tree-shaken, which shortens cold starts. */
const external = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

// Written only after a successful build, because the emulator keeps running the previous output.
const { outputFiles } = await build({
  entryPoints: [join(here, 'src/index.ts')],
  outdir: output,
  // Dynamic imports become separate chunks, so cold starts don't load them.
  splitting: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: `node${engines.node}`,
  external,
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
}).catch(() => {
  process.exit(1);
});
const packageJson = {
  name: 'dental-shop-functions',
  version: '1.0.0',
  private: true,
  type: 'module',
  main: 'main.cjs',
  engines,
  dependencies,
};
const toJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
const built = new Map<string, Uint8Array | string>([
  ...outputFiles.map(({ path, contents }) => [relative(output, path), contents] as const),
  ['main.cjs', await readFile(join(here, 'src/main.cjs'))],
  ['package.json', toJson(packageJson)],
]);
if (target === 'production') built.set('package-lock.json', lockTestedVersions());
for (const file of settings[target]) built.set(file, await readFile(join(here, file)));
await replaceOutput(built);

/** `--offline` makes npm fail instead of resolving versions that weren't tested. */
function lockTestedVersions(): string {
  const { packages, ...lock } = readJson('../package-lock.json');
  const installed = Object.entries<{ link?: boolean }>(packages)
    .filter(([path, { link }]) => !link && /^(functions\/)?node_modules\//.test(path))
    .map(([path, locked]) => [path.replace(/^functions\//, ''), locked]);
  const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
  const file = join(folder, 'package-lock.json');
  try {
    writeFileSync(join(folder, 'package.json'), toJson(packageJson));
    const { name, version } = packageJson;
    const seed = { ...lock, name, version, packages: Object.fromEntries(installed) };
    writeFileSync(file, toJson(seed));
    const npm = process.env.npm_execpath;
    const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const { status, stderr } = spawnSync(
      command,
      [...args, 'install', '--package-lock-only', '--offline', '--ignore-scripts'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`npm couldn't lock the packages of the functions: ${stderr}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Keeps the folder, because the emulator watches it. Entry points are written last. */
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
