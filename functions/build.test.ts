import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const build = (...args: string[]) =>
  spawnSync(process.execPath, [join(here, 'build.ts'), ...args], { encoding: 'utf8' });

describe('the build of the functions', () => {
  it.each([[[]], [['--target', 'staging']]])('does not guess what %j is for', (args) => {
    const { status, stderr } = build(...args);
    expect(status).toBe(1);
    expect(stderr).toBe('Say what to build for: --target emulators or --target production.\n');
  });

  it("puts no setting into production's folder, and no source text into its maps", () => {
    expect(build('--target', 'production')).toMatchObject({ status: 0, stderr: '' });
    const folder = join(here, 'dist/production');
    const files = readdirSync(folder);
    expect(files.filter((file) => file.startsWith('.'))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['index.js', 'main.cjs', 'package.json', 'package-lock.json']),
    );
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(all).not.toMatch(/demo-dental-shop|sk_test_local|127\.0\.0\.1|sourcesContent":\["/);
  });
});
