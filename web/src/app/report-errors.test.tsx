import { beforeEach, expect, it, vi } from 'vitest';

const sendBeacon = vi.fn((_path: string, _report: Blob) => true);

async function freshPage() {
  vi.resetModules();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return import('./report-errors.ts');
}

const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([path, report]) => [
      path,
      report.type,
      JSON.parse(await report.text()),
    ]),
  );

beforeEach(() => {
  window.location.href = 'https://shop.example/account?tab=orders&oobCode=SECRET';
});

it("reports an error once, with the page's URL but not its query", async () => {
  const { reportError } = await freshPage();
  reportError(new TypeError('x is undefined'));
  reportError(new TypeError('x is undefined'));
  const [[path, type, body] = [], ...more] = await reports();
  expect(more).toEqual([]);
  expect([path, type]).toEqual(['/api/page-errors', 'application/json']);
  expect(body).toMatchObject({
    page: 'https://shop.example/account',
    message: 'TypeError: x is undefined',
    stack: expect.stringContaining('report-errors.test'),
  });
});

it('reports at most five errors per page', async () => {
  const { reportError } = await freshPage();
  for (let number = 0; number < 9; number += 1) reportError(`error ${number}`);
  expect(await reports()).toHaveLength(5);
});

it('reports uncaught errors and unhandled rejections', async () => {
  const { reportUncaughtErrors } = await freshPage();
  reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('first') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('second') });
  window.dispatchEvent(rejection);
  const messages = (await reports()).map(([, , body]) => body.message);
  expect(messages).toEqual(['Error: first', 'Error: second']);
});
