/**
 * What every answer of the functions carries. They are data, never pages: a browser that is led to
 * one runs nothing in it, shows it in no frame, guesses no other type, and lets no other site read
 * it. No cache between shop and browser keeps them, because they are one person's own. Behind
 * Hosting, `firebase.json` sets the same for `/api/**`; functions have addresses of their own too.
 * `Strict-Transport-Security` comes from Hosting alone, which knows whether the owner's setting includes
 * subdomains: browsers follow the last one that they got.
 */
export const responseHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
