import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.ts';
import { sendRequest } from './send-request.ts';

vi.mock('./send-request.ts', () => ({ sendRequest: vi.fn() }));

const link = { href: '', download: '', click: vi.fn() };

/** What the backend answers at each address. */
function answers(responses: Record<string, () => Response>): void {
  vi.mocked(sendRequest).mockImplementation((path, _request, read) => {
    const response = responses[path];
    if (!response) throw new Error(`Nothing is at ${path}`);
    return read(response());
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => link });
  link.click.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headers = { 'content-disposition': 'attachment; filename=orders.csv' };

it('saves the parts of a file as one, in their order', async () => {
  answers({
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

it('saves nothing where a part is missing', async () => {
  answers({ '/file': () => new Response('one', { headers: { link: '</gone>; rel="next"' } }) });
  await expect(downloadFile('/file', 'fallback.csv')).rejects.toThrow('Nothing is at /gone');
  expect(link.click).not.toHaveBeenCalled();
});
