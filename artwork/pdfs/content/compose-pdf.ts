import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { coverCategories, type PdfId } from '@dental-shop/domain/downloads/pdfs';
import { drawCategory } from '../../drawings/draw-category.ts';
import { certificationTutorial } from './certification-tutorial.ts';
import { pricedChapter } from './chapters.ts';
import { instructions } from './instructions.ts';
import type { Chapter, PdfContent } from './pdf-content.ts';
import type { PdfSource } from './pdf-source.ts';
import { pdfWords } from './pdf-words.ts';

function chaptersOf(id: PdfId, source: PdfSource): Chapter[] {
  if (id === 'certification-tutorial') return certificationTutorial(source);
  if (id !== 'product-catalogue') return instructions[id](source);
  return visibleEntries(source.catalogue.categories).map((category) =>
    pricedChapter(category, source),
  );
}

function notesOf(id: PdfId, source: PdfSource): readonly string[] {
  const words = pdfWords[source.language];
  if (id === 'certification-tutorial') return words.tutorialNotes;
  return id === 'product-catalogue' ? words.priceNotes : words.instructionNotes;
}

export function composePdf(id: PdfId, source: PdfSource): PdfContent {
  const { title, kind, description } = source.texts.titles[id];
  return {
    id,
    language: source.language,
    site: source.site,
    title,
    kind,
    description,
    cover: drawCategory(source.catalogue, coverCategories[id]),
    notes: notesOf(id, source),
    chapters: chaptersOf(id, source),
  };
}
