import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Safari needs these prefixes, and so did Chrome until 2025. */
const prefixed: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
};

/** Replaces Emotion's prefixer, whose prefixes for ten-year-old browsers take up a tenth of each page's styles. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const [property = '', ...value] = element.value.split(':');
  const name = prefixed[property];
  if (name) element.return = `${name}:${value.join(':')}${element.value}`;
};

/**
 * `key` is also the prefix of the class names. It must be the same when prerendering, or the browser would insert all
 * styles again.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [addPrefix] });
}
