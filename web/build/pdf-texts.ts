import type { Language } from '@dental-shop/domain/language/language';
import { informationTexts } from '../src/features/category-information/texts/information-texts.ts';
import { academics } from '../src/shared/i18n/content/en/academics.ts';
import { company } from '../src/shared/i18n/content/en/company.ts';
import { academics as spanishAcademics } from '../src/shared/i18n/content/es/academics.ts';
import { company as spanishCompany } from '../src/shared/i18n/content/es/company.ts';
import { shop } from '../src/shared/i18n/en/shop.ts';
import { shop as spanishShop } from '../src/shared/i18n/es/shop.ts';
import type { Translation } from '../src/shared/i18n/translation.ts';

interface SiteTexts {
  shop: Translation<typeof shop>;
  company: Translation<typeof company>;
  academics: Translation<typeof academics>;
}

function textsOf(language: Language, { shop, company, academics }: SiteTexts) {
  return {
    sku: shop.sku,
    product: shop.information.product,
    dimension: shop.dimension,
    unavailable: shop.unavailable,
    titles: company.materials.brochure,
    quality: company.quality,
    course: academics.certification,
    information: (page: keyof typeof informationTexts) => informationTexts[page][language],
  };
}

/** What the PDFs say as the site says it. */
export const pdfTexts = {
  en: textsOf('en', { shop, company, academics }),
  es: textsOf('es', { shop: spanishShop, company: spanishCompany, academics: spanishAcademics }),
};
