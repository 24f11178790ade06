import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inputsHash } from './hash-build-inputs.ts';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, '.gitignore'), 'dist/\n');
  writeFileSync(join(root, 'web', 'app.ts'), 'one');
  return root;
}

it('changes with the content, names, and number of input files', () => {
  const root = project();
  const hashes = [inputsHash(root, ['web'])];
  writeFileSync(join(root, 'web', 'app.ts'), 'two');
  hashes.push(inputsHash(root, ['web']));
  writeFileSync(join(root, 'web', 'new.ts'), '');
  hashes.push(inputsHash(root, ['web']));
  rmSync(join(root, 'web', 'app.ts'));
  hashes.push(inputsHash(root, ['web']));
  expect(new Set(hashes).size).toBe(4);
});

it('ignores tests, ignored files, and other folders', () => {
  const root = project();
  const before = inputsHash(root, ['web']);
  mkdirSync(join(root, 'web', 'dist'));
  writeFileSync(join(root, 'web', 'dist', 'app.js'), 'built');
  writeFileSync(join(root, 'web', 'app.test.ts'), 'test');
  writeFileSync(join(root, 'README.md'), 'text');
  expect(inputsHash(root, ['web'])).toBe(before);
});

it('is undefined outside a Git clone', () => {
  expect(inputsHash(mkdtempSync(join(tmpdir(), 'no-clone-')), ['web'])).toBeUndefined();
});
