import type { Language } from '@dental-shop/domain/language/language';
import { informationTexts } from '../../src/features/category-information/texts/information-texts.ts';
import { academics } from '../../src/shared/i18n/content/en/academics.ts';
import { company } from '../../src/shared/i18n/content/en/company.ts';
import { parts } from '../../src/shared/i18n/content/en/parts.ts';
import { academics as spanishAcademics } from '../../src/shared/i18n/content/es/academics.ts';
import { company as spanishCompany } from '../../src/shared/i18n/content/es/company.ts';
import { parts as spanishParts } from '../../src/shared/i18n/content/es/parts.ts';
import { shop } from '../../src/shared/i18n/en/shop.ts';
import { shop as spanishShop } from '../../src/shared/i18n/es/shop.ts';
import type { Translation } from '../../src/shared/i18n/translation.ts';

interface SiteTexts {
  shop: Translation<typeof shop>;
  parts: Translation<typeof parts>;
  company: Translation<typeof company>;
  academics: Translation<typeof academics>;
}

function buildTexts(language: Language, { shop, parts, company, academics }: SiteTexts) {
  return {
    sku: shop.sku,
    product: parts.information.product,
    dimension: parts.dimension,
    unavailable: shop.unavailable,
    titles: company.materials.brochure,
    quality: company.quality,
    course: academics.certification,
    information: (page: keyof typeof informationTexts) => informationTexts[page][language],
  };
}

export const pdfTexts = {
  en: buildTexts('en', { shop, parts, company, academics }),
  es: buildTexts('es', {
    shop: spanishShop,
    parts: spanishParts,
    company: spanishCompany,
    academics: spanishAcademics,
  }),
};
