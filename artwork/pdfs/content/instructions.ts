import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import {
  categoryDrawing,
  drillSizes,
  instructionChapter,
  surgicalSections,
  torqueLimits,
} from './chapters.ts';
import { partsTables } from './parts-tables.ts';
import type { Chapter } from './pdf-content.ts';
import type { PdfSource } from './pdf-source.ts';

type Instructions = Exclude<PdfId, 'product-catalogue' | 'certification-tutorial'>;

function implantsAndSurgery(source: PdfSource): Chapter[] {
  return [
    {
      ...instructionChapter('implant-category', 'Implants', source),
      facts: torqueLimits(['implant', 'driver', 'placementWrench'], source),
    },
    instructionChapter('healing-caps', 'Healing Caps', source),
    {
      ...instructionChapter('surgical-instruments', 'Surgical Tools', source),
      sections: surgicalSections(source).instruments,
    },
    instructionChapter('kits', 'Surgical & Prosthetic Kits', source),
  ];
}

const prostheticPages = [
  ['solid-abutments', 'Solid Abutments'],
  ['contoured-abutments', 'Contoured Shoulder Abutments'],
  ['angled-abutments', 'Angled Abutments'],
  ['titach', 'Titach System'],
  ['fridge', 'Fridge System'],
  ['custom-prosthetics', 'Impression Prosthetics'],
] as const satisfies readonly (readonly [InfoPage, string])[];

function prosthetics(source: PdfSource): Chapter[] {
  const [first, ...others] = prostheticPages.map(([page, category]) =>
    instructionChapter(page, category, source),
  );
  if (!first) return others;
  return [{ ...first, facts: torqueLimits(['prostheticWrench', 'screw'], source) }, ...others];
}

function drillsAndLifting(source: PdfSource): Chapter[] {
  const drills: Chapter = {
    id: 'drills',
    heading: source.catalogueText.categoryName('Drills'),
    summary: source.texts.quality.material,
    drawing: categoryDrawing('Drills', source),
    sections: [surgicalSections(source).drills],
    facts: drillSizes(source),
    tables: partsTables('Drills', source, { withPrices: false }),
  };
  return [
    drills,
    instructionChapter('turbo-guide', 'TurboGuide', source),
    instructionChapter('simple-lift', 'SimpleLift', source),
  ];
}

export const instructions: Readonly<Record<Instructions, (source: PdfSource) => Chapter[]>> = {
  'implants-and-surgery': implantsAndSurgery,
  prosthetics,
  'drills-and-lifting': drillsAndLifting,
};
