import { type PdfId, pdfFileName } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

/** Where the build writes a PDF, and browsers find it. */
export function pdfAddress(pdf: PdfId, language: Language): string {
  return `/papers/${pdfFileName(pdf, language)}`;
}

interface PdfFile {
  pages: number;
  /** Size of the file. */
  bytes: number;
}

export type PdfFiles = Readonly<Record<PdfId, Readonly<Record<Language, PdfFile>>>>;

/** The pages and the size of each PDF, as the build found them. */
export const pdfFilesAddress: PageDataAddress<PdfFiles> = { url: '/data/papers.json' };
