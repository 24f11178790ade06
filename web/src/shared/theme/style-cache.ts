import createCache, { type EmotionCache } from '@emotion/cache';

/** Prerender and browser need the same key, or the browser inserts all styles again. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}
