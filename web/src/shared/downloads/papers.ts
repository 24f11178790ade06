import { type PdfId, pdfFileName } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

/** The address of one paper, which is also where the build writes it. */
export function paperAddress(paper: PdfId, language: Language): string {
  return `/papers/${pdfFileName(paper, language)}`;
}

interface PaperFile {
  pages: number;
  /** Size of the file. */
  bytes: number;
}

export type PaperFiles = Readonly<Record<PdfId, Readonly<Record<Language, PaperFile>>>>;

/** What the build found each paper to be like. */
export const paperFilesAddress: PageDataAddress<PaperFiles> = { url: '/data/papers.json' };
