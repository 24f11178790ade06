/**
 * `firebase.json` sets the same headers for `/api/**`, but functions can also be called directly.
 * Only Hosting sets `Strict-Transport-Security`, because it knows whether to include subdomains.
 */
export const responseHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
