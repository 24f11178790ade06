import type { Category } from '@dental-shop/domain/catalogue/category';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import {
  type PicturedCategory,
  picturedCategories,
} from '@dental-shop/domain/pictures/pictured-categories';
import { drawCategory } from '../../drawings/draw-category.ts';
import { partsTables } from './parts-tables.ts';
import type { Chapter, FactList, PdfSection } from './pdf-content.ts';
import { drillFacts, type PdfSource, type TorqueLimit } from './pdf-source.ts';
import { pdfWords } from './pdf-words.ts';

function isDrawn(category: string): category is PicturedCategory {
  return picturedCategories.some((drawn) => drawn === category);
}

/** Throws a RangeError for a category without a drawing. */
export function categoryDrawing(category: string, source: PdfSource): string {
  if (!isDrawn(category)) throw new RangeError(`the category '${category}' has no drawing`);
  return drawCategory(source.catalogue, category);
}

export function pricedChapter({ name, infoPage }: Category, source: PdfSource): Chapter {
  // Drills and Surgical Tools share an info page, but it only describes the tools.
  const summary = name === 'Drills' ? source.texts.quality.material : undefined;
  return {
    id: name,
    heading: source.catalogueText.categoryName(name),
    summary: summary ?? (infoPage ? source.texts.information(infoPage).summary : ''),
    drawing: categoryDrawing(name, source),
    sections: [],
    tables: partsTables(name, source, { withPrices: true }),
  };
}

export function instructionChapter(page: InfoPage, category: string, source: PdfSource): Chapter {
  const { title, summary, sections } = source.texts.information(page);
  return {
    id: page,
    heading: title,
    summary,
    drawing: categoryDrawing(category, source),
    sections,
    tables: partsTables(category, source, { withPrices: false }),
  };
}

export function surgicalSections(source: PdfSource): {
  drills: PdfSection;
  instruments: readonly PdfSection[];
} {
  const [drills, ...instruments] = source.texts.information('surgical-instruments').sections;
  if (!drills) throw new RangeError('the surgical instruments page has no sections');
  return { drills, instruments };
}

export function torqueLimits(limits: readonly TorqueLimit[], source: PdfSource): FactList {
  const texts = source.texts.quality.limit;
  return {
    heading: pdfWords[source.language].torque,
    facts: limits.map((limit) => ({ label: texts[limit], value: texts[`${limit}Value`] })),
  };
}

export function drillSizes(source: PdfSource): FactList {
  const texts = source.texts.quality.drill;
  return {
    heading: pdfWords[source.language].drills,
    facts: drillFacts.map((fact) => ({ label: texts[fact], value: texts[`${fact}Value`] })),
  };
}
