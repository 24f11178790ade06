import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendRequest } from './api-client.ts';
import { downloadFile } from './download-file.ts';

vi.mock('./api-client.ts', () => ({ sendRequest: vi.fn() }));

const link = { href: '', download: '', click: vi.fn() };

function mockResponses(responses: Record<string, () => Response>): void {
  vi.mocked(sendRequest).mockImplementation((path, _request, read) => {
    const response = responses[path];
    if (!response) throw new Error(`No response for ${path}`);
    return read(response());
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => link });
  link.click.mockReset();
  vi.mocked(sendRequest).mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headers = { 'content-disposition': 'attachment; filename=orders.csv' };

it('joins the parts of a file in order', async () => {
  mockResponses({
    '/file': () => new Response('one,', { headers: { ...headers, link: '</file?2>; rel="next"' } }),
    '/file?2': () =>
      new Response('two,', { headers: { ...headers, link: '</file?3>; rel="next"' } }),
    '/file?3': () => new Response('three', { headers }),
  });
  await downloadFile('/file', 'fallback.csv');
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('orders.csv');
  expect(await resolveObjectURL(link.href)?.text()).toBe('one,two,three');
});

it('sends the same body for each part', async () => {
  mockResponses({
    '/file': () => new Response('one,', { headers: { ...headers, link: '</file?2>; rel="next"' } }),
    '/file?2': () => new Response('two', { headers }),
  });
  const request = { method: 'POST', body: { search: 'Ana' } } as const;
  await downloadFile('/file', 'fallback.csv', request);
  const sent = vi.mocked(sendRequest).mock.calls.map(([path, options]) => [path, options]);
  expect(sent).toEqual([
    ['/file', request],
    ['/file?2', request],
  ]);
});

it('saves nothing if a part is missing', async () => {
  mockResponses({
    '/file': () => new Response('one', { headers: { link: '</gone>; rel="next"' } }),
  });
  await expect(downloadFile('/file', 'fallback.csv')).rejects.toThrow('No response for /gone');
  expect(link.click).not.toHaveBeenCalled();
});

it.each([
  ['attachment; filename="invoice-1.pdf"', 'invoice-1.pdf'],
  ['attachment; filename=invoice-1.pdf; size=3', 'invoice-1.pdf'],
  ['attachment', 'fallback.pdf'],
])('for %j, names the file %s', async (disposition, name) => {
  const headers = { 'content-disposition': disposition };
  mockResponses({ '/file': () => new Response('one', { headers }) });
  await downloadFile('/file', 'fallback.pdf');
  expect(link.download).toBe(name);
});

it.each([
  '</previous>; rel="prev"',
  '<https://elsewhere.example/>; rel="next"',
  '<//elsewhere.example/>; rel="next"',
])("doesn't follow %s", async (next) => {
  mockResponses({ '/file': () => new Response('one', { headers: { link: next } }) });
  await downloadFile('/file', 'fallback.pdf');
  expect(sendRequest).toHaveBeenCalledOnce();
});
