import type { Language } from '@dental-shop/domain/account/language';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { PageDataAddress } from '../../shared/page-data/page-data-store.ts';
import type { InformationText } from './information-text.ts';

/** Address of what an information page says; a file by itself, so that nobody loads the others. */
export function informationAddress(
  page: InfoPage,
  language: Language,
): PageDataAddress<InformationText> {
  return { url: `/data/information/${page}.${language}.json` };
}
