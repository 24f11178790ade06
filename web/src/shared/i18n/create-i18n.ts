import type { Language } from '@dental-shop/domain/language/language';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { isContentTranslated, translateContent } from './content.ts';
import { en } from './en.ts';
import type { Translation } from './translation.ts';

const translations: Record<Exclude<Language, 'en'>, () => Promise<Translation<typeof en>>> = {
  es: async () => (await loadWithRetry(() => import('./es.ts'))).es,
};

async function loadTranslation(instance: i18n, language: Language): Promise<void> {
  // Checks for `common`, because a screen's translations may be loaded before it.
  if (language === 'en' || instance.getResource(language, 'translation', 'common')) return;
  instance.addResourceBundle(language, 'translation', await translations[language]());
}

const sizes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'sizes',
  process: (text) => formatSizes(text),
};

export function createEnglishI18n(): i18n {
  const instance = createInstance();
  // React already escapes. Without a backend, `init` finishes synchronously.
  void instance
    .use(initReactI18next)
    .use(sizes)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: en } },
      interpolation: { escapeValue: false },
      postProcess: ['sizes'],
      initAsync: false,
      react: { useSuspense: false },
    });
  return instance;
}

export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  // In the meantime, a newly opened screen may have requested more sections in the old language.
  do {
    await Promise.all([loadTranslation(instance, language), translateContent(instance, language)]);
  } while (!isContentTranslated(instance, language));
  await instance.changeLanguage(language);
}

export async function createI18n(language: Language): Promise<i18n> {
  const instance = createEnglishI18n();
  if (language !== 'en') await changeLanguage(instance, language);
  return instance;
}
