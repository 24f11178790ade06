import { getDocumentProxy } from 'unpdf';

/** Rejects if the file isn't a PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  // Copies the buffer, because the parser takes ownership of it.
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  return numPages;
}
