import { type Language, language } from '@dental-shop/domain/language/language';
import { describe, expect, it } from 'vitest';
import { interfaceSections } from './content.ts';
import { findUnusedKeys, textsByKey } from './find-unused-keys.ts';

const sources = Object.entries(
  import.meta.glob<string>('../../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .filter(([path]) => !path.includes('.test.') && path.startsWith('../'))
  .map(([, text]) => text);

const interfaceModules = import.meta.glob<Record<string, object>>('./??.ts', { eager: true });
const contentModules = import.meta.glob<object>('./content/*/*.ts', { eager: true });

function sectionsOf(language: Language): Map<string, object> {
  const files = Object.entries(contentModules).filter(([path]) => path.includes(`/${language}/`));
  const content = files.flatMap(([, exported]) => Object.entries(exported) as [string, object][]);
  const asKeyed = ([name, texts]: [string, object]): [string, object] =>
    isOfInterface(name) ? [name, { [name]: texts }] : [name, texts];
  return new Map<string, object>([
    ['interface', interfaceModules[`./${language}.ts`]?.[language] ?? {}],
    ...content.map(asKeyed),
  ]);
}

const isOfInterface = (name: string) => interfaceSections.some((each) => each === name);

const english = sectionsOf('en');
const translations = language.options
  .filter((each) => each !== 'en')
  .map((each): [Language, Map<string, object>] => [each, sectionsOf(each)]);

const shared: ReadonlySet<string> = new Set([
  'SKU',
  'SKU: {{sku}}',
  'Subtotal',
  'Total',
  'Fridge',
  'SimpleLift',
  'Titach',
  'TurboGuide',
]);

const variablesOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort();

function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
}

describe.each([...english])('content section %s', (name, section) => {
  it('has no unused keys', () => {
    expect(findUnusedKeys(textsByKey(section).keys(), sources)).toEqual([]);
  });

  it("doesn't use the letter x as a multiplication sign in any language", () => {
    const sections = [section, ...translations.map(([, each]) => each.get(name) ?? {})];
    const texts = sections.flatMap((each) => [...textsByKey(each).values()]);
    expect(texts.filter((text) => /\d\s*x\s*\d/i.test(text))).toEqual([]);
  });

  it.each(translations)('is fully translated to %s', (_language, sections) => {
    const texts = textsByKey(sections.get(name) ?? {});
    const untranslated = [...textsByKey(section)].filter(([key, text]) => {
      const translation = texts.get(key);
      return !translation || (translation === text && hasWords(text) && !shared.has(text));
    });
    expect(untranslated).toEqual([]);
  });

  it.each(translations)('interpolates the same values in %s', (_language, sections) => {
    const texts = textsByKey(sections.get(name) ?? {});
    const different = [...textsByKey(section)].filter(
      ([key, text]) => String(variablesOf(texts.get(key) ?? '')) !== String(variablesOf(text)),
    );
    expect(different).toEqual([]);
  });
});
