import type { Language } from '@dental-shop/domain/language/language';
import type { i18n } from 'i18next';
import { loadChunk } from '../loading/load-chunk.ts';
import { languageOf } from './languages.ts';
import type { Translation } from './translation.ts';

const english = {
  account: async () => (await import('./content/en/account.ts')).account,
  authentication: async () => (await import('./content/en/authentication.ts')).authentication,
  parts: async () => (await import('./content/en/parts.ts')).parts,
  checkout: async () => (await import('./content/en/checkout.ts')).checkout,
  company: async () => (await import('./content/en/company.ts')).company,
  academics: async () => (await import('./content/en/academics.ts')).academics,
  education: async () => (await import('./content/en/education.ts')).education,
  home: async () => (await import('./content/en/home.ts')).home,
  faqs: async () => (await import('./content/en/faqs.ts')).faqs,
  contact: async () => (await import('./content/en/contact.ts')).contact,
  policies: async () => (await import('./content/en/policies.ts')).policies,
  pad: async () => (await import('./content/en/pad.ts')).pad,
  quiz: async () => (await import('./content/en/quiz.ts')).quiz,
  lists: async () => (await import('./content/en/lists.ts')).lists,
  returns: async () => (await import('./content/en/returns.ts')).returns,
  recall: async () => (await import('./content/en/recall.ts')).recall,
  staff: async () => (await import('./content/en/staff.ts')).staff,
};

export type ContentSection = keyof typeof english;

type Content = {
  readonly [Section in ContentSection]: Awaited<ReturnType<(typeof english)[Section]>>;
};

const spanish: {
  readonly [Section in ContentSection]: () => Promise<Translation<Content[Section]>>;
} = {
  account: async () => (await import('./content/es/account.ts')).account,
  authentication: async () => (await import('./content/es/authentication.ts')).authentication,
  parts: async () => (await import('./content/es/parts.ts')).parts,
  checkout: async () => (await import('./content/es/checkout.ts')).checkout,
  company: async () => (await import('./content/es/company.ts')).company,
  academics: async () => (await import('./content/es/academics.ts')).academics,
  education: async () => (await import('./content/es/education.ts')).education,
  home: async () => (await import('./content/es/home.ts')).home,
  faqs: async () => (await import('./content/es/faqs.ts')).faqs,
  contact: async () => (await import('./content/es/contact.ts')).contact,
  policies: async () => (await import('./content/es/policies.ts')).policies,
  pad: async () => (await import('./content/es/pad.ts')).pad,
  quiz: async () => (await import('./content/es/quiz.ts')).quiz,
  lists: async () => (await import('./content/es/lists.ts')).lists,
  returns: async () => (await import('./content/es/returns.ts')).returns,
  recall: async () => (await import('./content/es/recall.ts')).recall,
  staff: async () => (await import('./content/es/staff.ts')).staff,
};

const sources = { en: english, es: spanish } as const;

/**
 * Several screens share these sections, so they are merged into the default namespace: `t('checkout.pay')`. Every other
 * section has its own i18next namespace: `useTranslation('company')`.
 */
export const interfaceSections = ['account', 'authentication', 'checkout', 'parts'] as const;

type InterfaceSection = (typeof interfaceSections)[number];

export type InterfaceContent = Pick<Content, InterfaceSection>;
export type ContentNamespaces = Omit<Content, InterfaceSection>;

const isInterfaceSection = (section: ContentSection) =>
  interfaceSections.some((each) => each === section);

function isAdded(instance: i18n, language: Language, section: ContentSection): boolean {
  return isInterfaceSection(section)
    ? instance.getResource(language, 'translation', section) !== undefined
    : instance.hasResourceBundle(language, section);
}

interface RequestedContent {
  sections: readonly ContentSection[];
  loaded: Promise<unknown>;
}

/** Keyed by the store, because `useTranslation` wraps the instance. */
const requestedContent = new WeakMap<i18n['store'], Map<string, RequestedContent>>();

async function addSection(instance: i18n, language: Language, section: ContentSection) {
  if (isAdded(instance, language, section)) return;
  const texts = await loadChunk<object>(section, () => sources[language][section]());
  if (isInterfaceSection(section)) {
    instance.addResourceBundle(language, 'translation', { [section]: texts });
  } else {
    instance.addResourceBundle(language, section, texts);
  }
}

async function addInCurrentLanguage(instance: i18n, section: ContentSection): Promise<void> {
  while (!hasContent(instance, [section])) {
    await addSection(instance, languageOf(instance.language), section);
  }
}

export function hasContent(instance: i18n, sections: readonly ContentSection[]): boolean {
  return sections.every((section) => isAdded(instance, languageOf(instance.language), section));
}

/** Returns a stable promise, as React's `use` requires. Failures are cached until the page is reloaded. */
export function loadContent(instance: i18n, sections: readonly ContentSection[]): Promise<unknown> {
  const requests = requestedContent.get(instance.store) ?? new Map<string, RequestedContent>();
  requestedContent.set(instance.store, requests);
  const names = sections.join();
  const content = requests.get(names) ?? {
    sections,
    loaded: Promise.all(sections.map((section) => addInCurrentLanguage(instance, section))),
  };
  requests.set(names, content);
  return content.loaded;
}

export async function prefetchContent(
  language: Language,
  sections: readonly ContentSection[],
): Promise<void> {
  await Promise.all(sections.map((section) => sources[language][section]()));
}

function requestedSections(instance: i18n): ContentSection[] {
  return [...(requestedContent.get(instance.store)?.values() ?? [])].flatMap(
    ({ sections }) => sections,
  );
}

export function isContentTranslated(instance: i18n, language: Language): boolean {
  return requestedSections(instance).every((section) => isAdded(instance, language, section));
}

export async function translateContent(instance: i18n, language: Language): Promise<void> {
  const sections = new Set(requestedSections(instance));
  await Promise.all([...sections].map((section) => addSection(instance, language, section)));
}
