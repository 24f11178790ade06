import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { Language } from '@dental-shop/domain/language/language';
import type { PageDataAddress } from '../../shared/page-data/page-data-store.ts';

export interface InformationSection {
  heading: string;
  paragraph: string;
  /** A list below the paragraph. */
  points?: readonly string[];
}

/** What one information page says, in one language. */
export interface InformationText {
  title: string;
  /** Opens the page, and is its description for search engines. */
  summary: string;
  sections: readonly InformationSection[];
}

/** Both languages stand side by side, so that whoever changes one sees the other. */
export type TranslatedText = Readonly<Record<Language, InformationText>>;

/** Where the build writes what a page says: a file for each, so that nobody loads the others. */
export function informationAddress(
  page: InfoPage,
  language: Language,
): PageDataAddress<InformationText> {
  return { url: `/data/information/${page}.${language}.json` };
}
