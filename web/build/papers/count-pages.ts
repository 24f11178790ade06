/** Reads how many pages a PDF has from the root of its page tree, which nothing compresses. */
export function countPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const [, count] = /\/Type \/Pages\s[^>]*?\/Count (\d+)/.exec(text) ?? [];
  if (!count) throw new RangeError('the PDF has no page tree');
  return Number(count);
}
