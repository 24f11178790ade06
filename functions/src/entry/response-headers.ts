/**
 * Responses are personal data and never pages. `firebase.json` sets the same headers for `/api/**`;
 * functions also have their own addresses. `Strict-Transport-Security` comes from Hosting alone,
 * which knows whether it includes subdomains.
 */
export const responseHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
