import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runScheduled } from './run-scheduled.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function functionsEmulator(answers: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = answers[request.url ?? ''] ?? 404;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address is a string only for pipes.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

it('runs the function once', async () => {
  const { url, asked } = await functionsEmulator({ '/sweepMail-0': 200 });
  await runScheduled('sweepMail', url);
  expect(asked).toEqual(['/sweepMail-0']);
});

it('finds the function after background triggers were disabled and re-enabled', async () => {
  const { url, asked } = await functionsEmulator({
    '/sweepMail-0': 204,
    '/sweepMail-1': 204,
    '/sweepMail-2': 200,
  });
  await runScheduled('sweepMail', url);
  expect(asked.at(-1)).toBe('/sweepMail-2');
});

it('rejects a disabled function', async () => {
  const { url } = await functionsEmulator({ '/sweepMail-0': 204 });
  await expect(runScheduled('sweepMail', url)).rejects.toThrow('disabled');
});

it.each([404, 500])('rejects a function that responds with %s', async (status) => {
  const { url } = await functionsEmulator({ '/sweepMail-0': status });
  await expect(runScheduled('sweepMail', url)).rejects.toThrow(`responded with ${status}`);
});
