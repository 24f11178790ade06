import type { Language } from '@dental-shop/domain/account/language';
import type { DrawnCategory } from '@dental-shop/domain/drawing/category-members';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

/** The printed materials, in the order they are offered. */
export const brochures = [
  'product-catalogue',
  'implants-and-surgery',
  'prosthetics',
  'drills-and-lifting',
] as const;

/** What the certification's participants study. */
export const tutorial = 'certification-tutorial';

export type PaperId = (typeof brochures)[number] | typeof tutorial;

export const paperIds: readonly PaperId[] = [...brochures, tutorial];

/** The main category whose drawing is on each paper's cover. */
export const coverCategories = {
  'product-catalogue': 'Implants',
  'implants-and-surgery': 'Surgical Tools',
  prosthetics: 'Fridge System',
  'drills-and-lifting': 'Drills',
  'certification-tutorial': 'Contoured Shoulder Abutments',
} as const satisfies Readonly<Record<PaperId, DrawnCategory>>;

/** The address of one paper, which is also where the build writes it. */
export function paperAddress(paper: PaperId, language: Language): string {
  return `/papers/${paper}.${language}.pdf`;
}

interface PaperFile {
  pages: number;
  /** Size of the file. */
  bytes: number;
}

export type PaperFiles = Readonly<Record<PaperId, Readonly<Record<Language, PaperFile>>>>;

/** What the build found each paper to be like. */
export const paperFilesAddress: PageDataAddress<PaperFiles> = { url: '/data/papers.json' };
