import { expect, it } from 'vitest';
import { countPages } from './count-pages.ts';
import { smallPdf } from './small-pdf-fixture.ts';

it('reads the count of the page tree', async () => {
  expect(await countPages(smallPdf(3))).toBe(3);
});

it('refuses what is no PDF', async () => {
  await expect(countPages(new TextEncoder().encode('<html>'))).rejects.toThrow('Invalid PDF');
});
