import type { Language } from '@dental-shop/domain/language/language';
import type { i18n } from 'i18next';
import { loadChunk } from '../loading/load-chunk.ts';
import { languageOf } from './languages.ts';
import type { Translation } from './translation.ts';

/** Every page contains these functions, so they're short: each module exports its strings under the section's name. */
const english = {
  account: () => import('./content/en/account.ts'),
  authentication: () => import('./content/en/authentication.ts'),
  parts: () => import('./content/en/parts.ts'),
  checkout: () => import('./content/en/checkout.ts'),
  company: () => import('./content/en/company.ts'),
  academics: () => import('./content/en/academics.ts'),
  education: () => import('./content/en/education.ts'),
  home: () => import('./content/en/home.ts'),
  faqs: () => import('./content/en/faqs.ts'),
  contact: () => import('./content/en/contact.ts'),
  policies: () => import('./content/en/policies.ts'),
  pad: () => import('./content/en/pad.ts'),
  quiz: () => import('./content/en/quiz.ts'),
  lists: () => import('./content/en/lists.ts'),
  returns: () => import('./content/en/returns.ts'),
  recall: () => import('./content/en/recall.ts'),
  staff: () => import('./content/en/staff.ts'),
};

export type ContentSection = keyof typeof english;

type Content = {
  readonly [Section in ContentSection]: Awaited<
    ReturnType<(typeof english)[Section]>
  > extends Readonly<Record<Section, infer Texts>>
    ? Texts
    : never;
};

const spanish: {
  readonly [Section in ContentSection]: () => Promise<
    Readonly<Record<Section, Translation<Content[Section]>>>
  >;
} = {
  account: () => import('./content/es/account.ts'),
  authentication: () => import('./content/es/authentication.ts'),
  parts: () => import('./content/es/parts.ts'),
  checkout: () => import('./content/es/checkout.ts'),
  company: () => import('./content/es/company.ts'),
  academics: () => import('./content/es/academics.ts'),
  education: () => import('./content/es/education.ts'),
  home: () => import('./content/es/home.ts'),
  faqs: () => import('./content/es/faqs.ts'),
  contact: () => import('./content/es/contact.ts'),
  policies: () => import('./content/es/policies.ts'),
  pad: () => import('./content/es/pad.ts'),
  quiz: () => import('./content/es/quiz.ts'),
  lists: () => import('./content/es/lists.ts'),
  returns: () => import('./content/es/returns.ts'),
  recall: () => import('./content/es/recall.ts'),
  staff: () => import('./content/es/staff.ts'),
};

const sources: Readonly<
  Record<
    Language,
    { readonly [Section in ContentSection]: () => Promise<Readonly<Record<Section, object>>> }
  >
> = { en: english, es: spanish };

async function loadTexts<Section extends ContentSection>(
  language: Language,
  section: Section,
): Promise<object> {
  const texts = await sources[language][section]();
  return texts[section];
}

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
  const texts = await loadChunk(section, () => loadTexts(language, section));
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
