import { type PdfId, pdfFileName } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

export function pdfAddress(pdf: PdfId, language: Language): string {
  return `/papers/${pdfFileName(pdf, language)}`;
}

interface PdfFile {
  pages: number;
  bytes: number;
}

export type PdfFiles = Readonly<Record<PdfId, Readonly<Record<Language, PdfFile>>>>;

export const pdfFilesAddress: PageDataAddress<PdfFiles> = { url: '/data/papers.json' };
