import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What Safari knows by a name of its own alone, and Chrome did until 2025. */
const prefixed: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
};

/** Emotion's own list of prefixes is for browsers of ten years ago: a tenth of each page's styles. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const [property = '', ...value] = element.value.split(':');
  const name = prefixed[property];
  if (name) element.return = `${name}:${value.join(':')}${element.value}`;
};

/** Prerender and browser need the same key, or the browser inserts all styles again. It is part of every class's name. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [addPrefix] });
}
