import type { Language } from '@dental-shop/domain/account/language';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { type CatalogueText, catalogueText } from '@dental-shop/domain/catalogue/catalogue-text';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import type { InformationText } from '../../../src/features/category-information/information-text.ts';
import { informationTexts } from '../../../src/features/category-information/texts/information-texts.ts';
import { academics } from '../../../src/shared/i18n/content/en/academics.ts';
import { company } from '../../../src/shared/i18n/content/en/company.ts';
import { academics as spanishAcademics } from '../../../src/shared/i18n/content/es/academics.ts';
import { company as spanishCompany } from '../../../src/shared/i18n/content/es/company.ts';
import { shop } from '../../../src/shared/i18n/en/shop.ts';
import { shop as spanishShop } from '../../../src/shared/i18n/es/shop.ts';
import type { Translation } from '../../../src/shared/i18n/translation.ts';

/** What papers are made from: the shop's own catalogue and texts, in one language. */
export interface PaperSource {
  language: Language;
  catalogue: Catalogue;
  catalogueText: CatalogueText;
  information: (page: InfoPage) => InformationText;
  words: Translation<typeof shop>;
  company: Translation<typeof company>;
  academics: Translation<typeof academics>;
}

const translated = {
  en: { catalogueText: catalogueText(), words: shop, company, academics },
  es: {
    catalogueText: catalogueText(spanish),
    words: spanishShop,
    company: spanishCompany,
    academics: spanishAcademics,
  },
};

export function paperSource(language: Language): PaperSource {
  return {
    ...translated[language],
    language,
    catalogue,
    information: (page) => informationTexts[page][language],
  };
}
