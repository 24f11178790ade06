import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** What `firebase.json` deploys: code and settings, with no link into the workspaces. */
const here = import.meta.dirname;
const output = join(here, 'dist');

interface Manifest {
  engines: { node: string };
  dependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
/** What only builds need is bundled, in the parts in use: whole, it would delay every cold start. */
const dependencies = Object.keys(manifest.dependencies);

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await build({
  entryPoints: [join(here, 'src/index.ts')],
  outdir: output,
  // What is imported when it is needed stays out of the file that every cold start reads.
  splitting: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: `node${manifest.engines.node}`,
  // Installed where the functions run: `stripe` stands for `stripe/…` as well.
  external: dependencies.flatMap((name) => [name, `${name}/*`]),
  sourcemap: 'linked',
  logLevel: 'warning',
});
await writeFile(join(output, 'package.json'), `${JSON.stringify(deployedManifest(), null, 2)}\n`);
for (const file of await readdir(here)) {
  if (file.startsWith('.env') || file === '.secret.local') {
    await copyFile(join(here, file), join(output, file));
  }
}

/** Exact versions: what was tested here is what a deploy installs. */
function deployedManifest() {
  return {
    name: 'dental-shop-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: manifest.engines,
    dependencies: Object.fromEntries(dependencies.map((name) => [name, installedVersion(name)])),
  };
}

function installedVersion(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (path === undefined) {
    throw new Error(`${name} is not installed. Run npm install in ${dirname(here)}.`);
  }
  return JSON.parse(readFileSync(path, 'utf8')).version;
}
