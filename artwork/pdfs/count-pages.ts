import { getDocumentProxy } from 'unpdf';

/** How many pages a PDF has, whoever made it; rejects what is no PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  // A copy, because the reader takes the bytes for itself.
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  return numPages;
}
