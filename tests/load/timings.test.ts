import { expect, it } from 'vitest';
import { Timings } from './timings.ts';

it('prints a line for each kind of request', async () => {
  const timings = new Timings();
  await timings.measure('GET /one', async () => 1);
  await timings.measure('GET /one', async () => 2);
  timings.countThrottled('GET /one');
  expect(await timings.measure('GET /two', async () => 'response')).toBe('response');
  const [, one, two] = timings.toString().split('\n');
  expect(one).toMatch(/^GET \/one +2 +\d+ ms +\d+ ms +\d+ ms +1$/);
  expect(two).toMatch(/^GET \/two +1 .* 0$/);
});

it('ignores failed requests', async () => {
  const timings = new Timings();
  const failure = timings.measure('GET /one', () => Promise.reject(new Error('refused')));
  await expect(failure).rejects.toThrow('refused');
  expect(timings.toString()).not.toContain('/one');
});
