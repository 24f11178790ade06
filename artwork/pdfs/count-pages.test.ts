import { expect, it } from 'vitest';
import { countPages } from './count-pages.ts';
import { smallPdf } from './small-pdf-fixture.ts';

it('returns the number of pages in a PDF', async () => {
  expect(await countPages(smallPdf(3))).toBe(3);
});

it('rejects a file that is not a PDF', async () => {
  await expect(countPages(new TextEncoder().encode('<html>'))).rejects.toThrow('Invalid PDF');
});
