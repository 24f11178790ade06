import type { Language } from '@dental-shop/domain/language/language';
import { useTranslation } from 'react-i18next';
import { languageOf } from './languages.ts';

export function useCurrentLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}
