import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/** A busy machine takes seconds to start a process. */
const maxMs = 30_000;

const run = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args]);

it(
  'says where it listens, and stops when it is told to',
  async () => {
    const child = run('--port', '0');
    const ended = once(child, 'exit');
    const [line] = await once(createInterface(child.stdout), 'line');
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    const answer = await fetch(`${url}/v1/charges`, {
      headers: { authorization: 'Bearer sk_test_local' },
    });
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  maxMs,
);

it(
  'says how it is used where it does not know an option',
  async () => {
    const child = run('--prot', '1');
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(said).toContain('--port NUMBER');
  },
  maxMs,
);
