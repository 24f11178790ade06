import type { Language } from '../language/language.ts';
import type { PicturedCategory } from '../pictures/pictured-categories.ts';

export const brochures = [
  'product-catalogue',
  'implants-and-surgery',
  'prosthetics',
  'drills-and-lifting',
] as const;

export const tutorial = 'certification-tutorial';

export type PdfId = (typeof brochures)[number] | typeof tutorial;

export const pdfIds: readonly PdfId[] = [...brochures, tutorial];

export const coverCategories = {
  'product-catalogue': 'Implants',
  'implants-and-surgery': 'Surgical Tools',
  prosthetics: 'Fridge System',
  'drills-and-lifting': 'Drills',
  'certification-tutorial': 'Contoured Shoulder Abutments',
} as const satisfies Readonly<Record<PdfId, PicturedCategory>>;

export function pdfFileName(id: PdfId, language: Language): string {
  return `${id}.${language}.pdf`;
}
