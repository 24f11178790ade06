import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/** Starting a process can take several seconds on a busy machine. */
const maxMs = 30_000;

const run = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args]);

it(
  'prints its URL and stops on SIGTERM',
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
  'prints its usage for an unknown option',
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
