import { useTranslation } from 'react-i18next';
import {
  addCatalogueTranslation,
  fetchCatalogueTranslation,
} from '../catalogue/catalogue-translation.ts';
import { changeLanguage } from '../i18n/create-i18n.ts';
import { languageNames, otherLanguage } from '../i18n/languages.ts';
import { storeLanguage } from '../i18n/stored-language.ts';
import { useCurrentLanguage } from '../i18n/use-current-language.ts';
import { firstScreenHydrated } from '../loading/first-screen.ts';
import { Button } from './button.tsx';

export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const other = otherLanguage[useCurrentLanguage()];

  async function change() {
    try {
      // Loaded first, so product names change together with everything else.
      const translation = await fetchCatalogueTranslation(other);
      await firstScreenHydrated;
      addCatalogueTranslation(i18n, other, translation);
      await changeLanguage(i18n, other);
      storeLanguage(other);
    } catch (error) {
      console.error('The language could not be loaded.', { language: other, error });
    }
  }

  return (
    <Button
      lang={other}
      translate="no"
      data-stores={`language=${other}`}
      color="inherit"
      size="small"
      onClick={change}
    >
      {languageNames[other]}
    </Button>
  );
}
