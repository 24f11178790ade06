import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import type { DimensionLabel } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import {
  type CatalogueText,
  catalogueText,
} from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { UnavailableReason } from '@dental-shop/domain/money/purchasability';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import type { PdfSection } from './pdf-content.ts';

export type TorqueLimit = 'implant' | 'driver' | 'placementWrench' | 'prostheticWrench' | 'screw';

export const drillFacts = [
  'headDiameters',
  'headShanks',
  'wideHead',
  'coreDiameters',
  'coreShanks',
  'xshort',
] as const;

export const courseFacts = ['duration', 'credits', 'quiz', 'certificate'] as const;

export const courseSteps = ['study', 'quiz', 'certificate'] as const;

/** The label is stored under the key, such as `duration`, and the value under `durationValue`. */
type LabelsAndValues<Key extends string> = Readonly<Record<Key | `${Key}Value`, string>>;

export interface PdfTexts {
  sku: string;
  product: string;
  dimension: Readonly<Record<DimensionLabel, string>>;
  /** Shown instead of a price. */
  unavailable: Readonly<Record<UnavailableReason, string>>;
  titles: Readonly<Record<PdfId, { title: string; kind: string; description: string }>>;
  quality: {
    material: string;
    cover: string;
    limit: LabelsAndValues<TorqueLimit>;
    drill: LabelsAndValues<(typeof drillFacts)[number]>;
  };
  course: {
    introduction: string;
    fact: LabelsAndValues<(typeof courseFacts)[number]>;
    step: Readonly<Record<(typeof courseSteps)[number], string>>;
  };
  information: (page: InfoPage) => {
    title: string;
    summary: string;
    sections: readonly PdfSection[];
  };
}

export interface PdfSource {
  language: Language;
  site: SiteFacts;
  catalogue: Catalogue;
  catalogueText: CatalogueText;
  texts: PdfTexts;
}

export function pdfSource(language: Language, texts: PdfTexts, site: SiteFacts): PdfSource {
  const translation = language === 'es' ? spanish : undefined;
  return { language, site, catalogue, catalogueText: catalogueText(translation), texts };
}
