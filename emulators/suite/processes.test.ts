import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findDescendants, killRemaining, listProcesses, parseProcesses } from './processes.ts';

it('parses the output of ps', () => {
  expect(parseProcesses('    1     0 Fri Nov 20 21:41:00 2026\n  815     1 Fri Nov 20\n')).toEqual([
    { id: 1, parent: 0, started: 'Fri Nov 20 21:41:00 2026' },
    { id: 815, parent: 1, started: 'Fri Nov 20' },
  ]);
});

it('finds all descendants', () => {
  const started = 'now';
  const processes = [
    { id: 2, parent: 1, started },
    { id: 3, parent: 2, started },
    { id: 4, parent: 3, started },
    { id: 5, parent: 1, started },
  ];
  expect(findDescendants(2, processes).map(({ id }) => id)).toEqual([3, 4]);
});

it.skipIf(process.platform === 'win32')(
  'kills remaining processes, but not a newer process with the same ID',
  async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    const left = listProcesses().filter(({ id }) => id === child.pid);
    expect(left).toHaveLength(1);
    killRemaining(left.map((each) => ({ ...each, started: 'long ago' })));
    expect(child.kill(0)).toBe(true);
    killRemaining(left);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  },
);
