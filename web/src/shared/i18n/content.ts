import type { Language } from '@dental-shop/domain/language/language';
import type { i18n } from 'i18next';
import { loadChunk } from '../loading/load-chunk.ts';
import { languageOf } from './languages.ts';
import type { Translation } from './translation.ts';

const english = {
  company: async () => (await import('./content/en/company.ts')).company,
  academics: async () => (await import('./content/en/academics.ts')).academics,
  education: async () => (await import('./content/en/education.ts')).education,
  home: async () => (await import('./content/en/home.ts')).home,
  faqs: async () => (await import('./content/en/faqs.ts')).faqs,
  contact: async () => (await import('./content/en/contact.ts')).contact,
  pad: async () => (await import('./content/en/pad.ts')).pad,
  quiz: async () => (await import('./content/en/quiz.ts')).quiz,
  lists: async () => (await import('./content/en/lists.ts')).lists,
  staff: async () => (await import('./content/en/staff.ts')).staff,
};

/** A section of long texts, which loads with the screen that shows it. */
export type ContentNamespace = keyof typeof english;

/** The English texts of each section, as i18next's types want them. */
export type Content = {
  readonly [Namespace in ContentNamespace]: Awaited<ReturnType<(typeof english)[Namespace]>>;
};

const spanish: {
  readonly [Namespace in ContentNamespace]: () => Promise<Translation<Content[Namespace]>>;
} = {
  company: async () => (await import('./content/es/company.ts')).company,
  academics: async () => (await import('./content/es/academics.ts')).academics,
  education: async () => (await import('./content/es/education.ts')).education,
  home: async () => (await import('./content/es/home.ts')).home,
  faqs: async () => (await import('./content/es/faqs.ts')).faqs,
  contact: async () => (await import('./content/es/contact.ts')).contact,
  pad: async () => (await import('./content/es/pad.ts')).pad,
  quiz: async () => (await import('./content/es/quiz.ts')).quiz,
  lists: async () => (await import('./content/es/lists.ts')).lists,
  staff: async () => (await import('./content/es/staff.ts')).staff,
};

const sources = { en: english, es: spanish } as const;

/**
 * The sections that screens of this visit have asked for, in whatever language. The key is the
 * instance's store, because `useTranslation` hands out wrappers of the instance.
 */
const wanted = new WeakMap<i18n['store'], Map<ContentNamespace, Promise<void>>>();

async function addSection(instance: i18n, language: Language, namespace: ContentNamespace) {
  if (instance.hasResourceBundle(language, namespace)) return;
  const texts = await loadChunk<object>(namespace, () => sources[language][namespace]());
  instance.addResourceBundle(language, namespace, texts);
}

async function addInCurrentLanguage(instance: i18n, namespace: ContentNamespace): Promise<void> {
  // Loops where the visitor switches the language meanwhile.
  while (!hasContent(instance, namespace)) {
    await addSection(instance, languageOf(instance.language), namespace);
  }
}

/** True where the section is loaded in the current language. */
export function hasContent(instance: i18n, namespace: ContentNamespace): boolean {
  return instance.hasResourceBundle(languageOf(instance.language), namespace);
}

/**
 * Loads a section in the current language. Gives the same promise each time, as React's `use` needs
 * it; a failure is kept too, until the page is reloaded.
 */
export function loadContent(instance: i18n, namespace: ContentNamespace): Promise<void> {
  const sections = wanted.get(instance.store) ?? new Map<ContentNamespace, Promise<void>>();
  wanted.set(instance.store, sections);
  const loading = sections.get(namespace) ?? addInCurrentLanguage(instance, namespace);
  sections.set(namespace, loading);
  return loading;
}

/** Loads in `language`, before the switch to it, every section that this visit has asked for. */
export async function translateContent(instance: i18n, language: Language): Promise<void> {
  const namespaces = [...(wanted.get(instance.store)?.keys() ?? [])];
  await Promise.all(namespaces.map((namespace) => addSection(instance, language, namespace)));
}
