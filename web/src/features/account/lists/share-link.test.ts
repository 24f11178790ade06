import { beforeEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const share = (navigator: object) => {
  vi.stubGlobal('navigator', navigator);
  return shareLink('https://shop.example/list#x', 'Monthly');
};
const rejectWith = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it("prefers the device's share dialog", async () => {
  const nativeShare = vi.fn(async () => undefined);
  expect(await share({ share: nativeShare })).toBe('shared');
  expect(nativeShare).toHaveBeenCalledWith({
    url: 'https://shop.example/list#x',
    title: 'Monthly',
  });
  expect(await share({ share: rejectWith('AbortError') })).toBe('canceled');
});

it('copies the link if sharing is unavailable or fails', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await share({ clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://shop.example/list#x');
  expect(await share({ share: rejectWith('NotAllowedError'), clipboard: { writeText } })).toBe(
    'copied',
  );
});

it('fails if sharing and copying are both blocked', async () => {
  expect(await share({})).toBe('failed');
  expect(await share({ clipboard: { writeText: rejectWith('NotAllowedError') } })).toBe('failed');
});
