import type { Language } from '@dental-shop/domain/account/language';
import type { Words } from '../words/en.ts';

/** What every template is given besides its own data. */
export interface TemplateProps {
  language: Language;
  words: Words;
  /** The shop's name. */
  shop: string;
  /** The shop's address, without a slash at the end. */
  siteUrl: string;
}
