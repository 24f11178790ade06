import { interfaceSections, loadContent } from '../i18n/content.ts';
import { createEnglishI18n } from '../i18n/create-i18n.ts';

const i18n = createEnglishI18n();
await loadContent(i18n, interfaceSections);

/** The English sentence of a key; the key itself where there is none. */
export function english(key: string): string {
  return String(i18n.getResource('en', 'translation', key) ?? key);
}
