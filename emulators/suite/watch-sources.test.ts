import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSources } from './watch-sources.ts';

let folder: string;
let watching: { stop(): Promise<void> };
const act = vi.fn(async () => {});

beforeEach(async () => {
  act.mockReset().mockResolvedValue();
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'src', 'api.ts'), 'one');
  writeFileSync(join(folder, 'src', 'old.ts'), 'old');
  watching = await watchSources([folder], act);
});
afterEach(async () => {
  await watching.stop();
  rmSync(folder, { recursive: true });
});

const acted = (times: number) =>
  vi.waitFor(() => expect(act).toHaveBeenCalledTimes(times), { timeout: 5_000 });

it.each<[string, () => void]>([
  ['a change', () => writeFileSync(join(folder, 'src', 'api.ts'), 'two')],
  ['a new file', () => writeFileSync(join(folder, 'src', 'new.ts'), '')],
  ['a deleted file', () => rmSync(join(folder, 'src', 'old.ts'))],
  [
    "an editor's atomic save",
    () => {
      writeFileSync(join(folder, 'src', 'api.ts~'), 'two');
      renameSync(join(folder, 'src', 'api.ts~'), join(folder, 'src', 'api.ts'));
    },
  ],
])('reacts to %s and to the next change', async (_what, change) => {
  change();
  await acted(1);
  writeFileSync(join(folder, 'src', 'api.ts'), 'three');
  await acted(2);
});

it('reacts to a change in a new folder', async () => {
  mkdirSync(join(folder, 'src', 'orders'));
  await acted(1);
  writeFileSync(join(folder, 'src', 'orders', 'order.ts'), 'one');
  await acted(2);
});

it('reacts once to simultaneous changes and ignores build output', async () => {
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, 'src', `${name}.ts`), name);
  await acted(1);
  writeFileSync(join(folder, 'dist', 'index.js'), 'built');
  writeFileSync(join(folder, 'src', 'api.ts'), 'two');
  await acted(2);
});

it('runs sequentially and finishes the last run before stopping', async () => {
  const ends: (() => void)[] = [];
  act.mockImplementation(() => new Promise<void>((resolve) => ends.push(resolve)));
  writeFileSync(join(folder, 'src', 'api.ts'), 'two');
  await acted(1);
  let stopped = false;
  const stopping = watching.stop().then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  ends[0]?.();
  await stopping;
  writeFileSync(join(folder, 'src', 'api.ts'), 'three');
  expect(act).toHaveBeenCalledTimes(1);
});
