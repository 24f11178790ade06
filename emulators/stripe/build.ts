import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Writes the publishable package to `dist/`, as JavaScript because Node doesn't run TypeScript from
 * node_modules.
 */
const here = import.meta.dirname;
const output = join(here, 'dist');

interface Manifest {
  bin: Record<string, string>;
  exports: Record<string, string>;
  scripts?: unknown;
  devDependencies?: unknown;
}

const built = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.replace(/\.ts$/, '.js')]),
  );

rmSync(output, { recursive: true, force: true });
const compiler = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
execFileSync(
  process.execPath,
  [join(compiler, 'bin/tsc'), '--project', join(here, 'tsconfig.build.json')],
  { stdio: 'inherit' },
);
const source: Manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const { scripts: _, devDependencies: __, ...kept } = source;
const manifest = { ...kept, bin: built(source.bin), exports: built(source.exports) };
writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(here, 'README.md'), join(output, 'README.md'));
copyFileSync(join(here, '../../LICENSE'), join(output, 'LICENSE'));
