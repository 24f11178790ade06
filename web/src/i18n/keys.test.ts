import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { findUnusedKeys, textsByKey } from './find-unused-keys.ts';

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([path]) => !path.includes('.test.') && path.startsWith('../'))
  .map(([, text]) => text);

const contentModules = import.meta.glob<object>('./content/*/*.ts', { eager: true });

/** Each section's texts by its name: the interface's, and the long ones that load with a screen. */
function sectionsOf(language: 'en' | 'es'): Map<string, object> {
  const files = Object.entries(contentModules).filter(([path]) => path.includes(`/${language}/`));
  const content = files.flatMap(([, exported]) => Object.entries(exported) as [string, object][]);
  return new Map<string, object>([['interface', language === 'en' ? en : es], ...content]);
}

const english = sectionsOf('en');
const spanish = sectionsOf('es');

/** Keys whose use no source shows, with `*` for one word. */
const computed = ['authentication.identityErrors.*', 'orders.refund.errors.*'];

/** Words that both languages share, and names. */
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

/** False for figures with their units, and for what is put together from other texts. */
function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
}

describe.each([...english])('the texts of %s', (name, section) => {
  it('are all used', () => {
    expect(findUnusedKeys(textsByKey(section).keys(), sources, computed)).toEqual([]);
  });

  it('are all translated', () => {
    const translations = textsByKey(spanish.get(name) ?? {});
    const untranslated = [...textsByKey(section)].filter(([key, text]) => {
      const translation = translations.get(key);
      return !translation || (translation === text && hasWords(text) && !shared.has(text));
    });
    expect(untranslated).toEqual([]);
  });
});
