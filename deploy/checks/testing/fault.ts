import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'deploy-faults-'));
afterAll(() => rmSync(scratch, { recursive: true }));

export function createTestFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

export type BuildFault = readonly [
  name: string,
  findProblems: () => readonly string[],
  message: RegExp,
];
