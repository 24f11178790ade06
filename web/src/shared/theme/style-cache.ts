import createCache, { type EmotionCache } from '@emotion/cache';

/** The key must be the prerender's and the browser's alike, or the styles come twice. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}
