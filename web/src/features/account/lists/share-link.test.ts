import { beforeEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const share = (navigator: object) => {
  vi.stubGlobal('navigator', navigator);
  return shareLink('https://shop.example/list#x', 'Monthly');
};
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it("takes the device's own way first", async () => {
  const asked = vi.fn(async () => undefined);
  expect(await share({ share: asked })).toBe('shared');
  expect(asked).toHaveBeenCalledWith({ url: 'https://shop.example/list#x', title: 'Monthly' });
  expect(await share({ share: refuse('AbortError') })).toBe('canceled');
});

it('copies the link where there is none, or where it fails', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await share({ clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://shop.example/list#x');
  expect(await share({ share: refuse('NotAllowedError'), clipboard: { writeText } })).toBe(
    'copied',
  );
});

it('says where a page may do neither', async () => {
  expect(await share({})).toBe('failed');
  expect(await share({ clipboard: { writeText: refuse('NotAllowedError') } })).toBe('failed');
});
