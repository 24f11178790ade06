import type { Language } from '@dental-shop/domain/account/language';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  addCatalogueTranslation,
  fetchCatalogueTranslation,
} from '../../shared/catalogue/catalogue-translation.ts';
import { changeLanguage } from '../../shared/i18n/create-i18n.ts';
import { storeLanguage } from '../../shared/i18n/stored-language.ts';

/** Each language is named in itself, so that its readers know it. */
const otherLanguages: Record<Language, { language: Language; name: string }> = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
};

export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const other = otherLanguages[i18n.language === 'es' ? 'es' : 'en'];

  async function change() {
    try {
      // Before the switch, so that no name is still in the other language after it.
      const translation = await fetchCatalogueTranslation(other.language);
      addCatalogueTranslation(i18n, other.language, translation);
      await changeLanguage(i18n, other.language);
      storeLanguage(other.language);
    } catch (error) {
      // The page stays readable in the language it has; the button can be pressed again.
      console.error('The language could not be loaded.', { language: other.language, error });
    }
  }

  return (
    <Button lang={other.language} color="inherit" size="small" onClick={change}>
      {other.name}
    </Button>
  );
}
