import { type Language, language } from '@dental-shop/domain/account/language';
import { useTranslation } from 'react-i18next';

/** The language the visitor reads the shop in. */
export function useCurrentLanguage(): Language {
  const { i18n } = useTranslation();
  return language.catch('en').parse(i18n.language);
}
