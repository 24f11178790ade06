import type { Category } from '@dental-shop/domain/catalogue/category';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import { type DrawnCategory, drawnCategories } from '@dental-shop/domain/drawing/category-members';
import { drawCategory } from '@dental-shop/domain/drawing/draw-category';
import type { Chapter, FactList, PaperSection } from './paper.ts';
import type { PaperSource } from './paper-source.ts';
import { paperWords } from './paper-words.ts';
import { partsTables } from './parts-tables.ts';

function isDrawn(category: string): category is DrawnCategory {
  return drawnCategories.some((drawn) => drawn === category);
}

/** The drawing of a main category as an SVG document; throws a RangeError where there is none. */
export function categoryDrawing(category: string, source: PaperSource): string {
  if (!isDrawn(category)) throw new RangeError(`nothing draws the category '${category}'`);
  return drawCategory(source.catalogue, category);
}

/** One main category with everything it sells and what it costs. */
export function pricedChapter({ name, infoPage }: Category, source: PaperSource): Chapter {
  // The page that Drills shares with Surgical Tools is about tools.
  const summary = name === 'Drills' ? source.company.quality.material : undefined;
  return {
    id: name,
    heading: source.catalogueText.categoryName(name),
    summary: summary ?? (infoPage ? source.information(infoPage).summary : ''),
    drawing: categoryDrawing(name, source),
    sections: [],
    tables: partsTables(name, source, { withPrices: true }),
  };
}

/** What an information page says, with the parts of its category but without their prices. */
export function instructionChapter(page: InfoPage, category: string, source: PaperSource): Chapter {
  const { title, summary, sections } = source.information(page);
  return {
    id: page,
    heading: title,
    summary,
    drawing: categoryDrawing(category, source),
    sections,
    tables: partsTables(category, source, { withPrices: false }),
  };
}

/** The part of an information page that tells the order of the drills, and the rest of it. */
export function surgicalSections(source: PaperSource): {
  drills: PaperSection;
  instruments: readonly PaperSection[];
} {
  const [drills, ...instruments] = source.information('surgical-instruments').sections;
  if (!drills) throw new RangeError('the page of surgical instruments is empty');
  return { drills, instruments };
}

type Limit = 'implant' | 'driver' | 'placementWrench' | 'prostheticWrench' | 'screw';

export function torqueLimits(limits: readonly Limit[], source: PaperSource): FactList {
  const texts = source.company.quality.limit;
  return {
    heading: paperWords[source.language].torque,
    facts: limits.map((limit) => ({ label: texts[limit], value: texts[`${limit}Value`] })),
  };
}

const drillFacts = [
  'headDiameters',
  'headShanks',
  'wideHead',
  'coreDiameters',
  'coreShanks',
  'xshort',
] as const;

export function drillSizes(source: PaperSource): FactList {
  const texts = source.company.quality.drill;
  return {
    heading: paperWords[source.language].drills,
    facts: drillFacts.map((fact) => ({ label: texts[fact], value: texts[`${fact}Value`] })),
  };
}
