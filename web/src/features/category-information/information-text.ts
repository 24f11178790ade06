import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { Language } from '@dental-shop/domain/language/language';
import type { PageDataAddress } from '../../shared/page-data/page-data-store.ts';

export interface InformationSection {
  heading: string;
  paragraph: string;
  points?: readonly string[];
}

export interface InformationText {
  title: string;
  summary: string;
  sections: readonly InformationSection[];
}

export type TranslatedText = Readonly<Record<Language, InformationText>>;

export function informationAddress(
  page: InfoPage,
  language: Language,
): PageDataAddress<InformationText> {
  return { url: `/data/information/${page}.${language}.json` };
}
