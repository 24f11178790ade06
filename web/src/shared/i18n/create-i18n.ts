import type { Language } from '@dental-shop/domain/language/language';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadAnew } from '../loading/load-chunk.ts';
import { isContentTranslated, translateContent } from './content.ts';
import { en } from './en.ts';
import type { Translation } from './translation.ts';

/** Each is a chunk of its own, which readers of other languages do not load. */
const translations: Record<Exclude<Language, 'en'>, () => Promise<Translation<typeof en>>> = {
  es: async () => (await loadAnew(() => import('./es.ts'))).es,
};

async function loadTranslation(instance: i18n, language: Language): Promise<void> {
  // A screen's texts may be there without those of every page.
  if (language === 'en' || instance.getResource(language, 'translation', 'common')) return;
  instance.addResourceBundle(language, 'translation', await translations[language]());
}

/** In every text, and in what is filled into it, a size is one word. */
const sizes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'sizes',
  process: (text) => formatSizes(text),
};

/** Ready at once, in English: the fallback, and the language in which pages are prerendered. */
export function createEnglishI18n(): i18n {
  const instance = createInstance();
  // React escapes already. Nothing is loaded, so `init` is done when it returns.
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

/** Rejects where the language's chunks cannot be loaded; the language then stays as it was. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  // Repeats where a screen that is opened meanwhile has asked for texts, which came in the language of before.
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
