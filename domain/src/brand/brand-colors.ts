/**
 * The shop's colors in its light scheme, for all that is not a page as well: mails, invoices,
 * certificates, brochures. The dark scheme's are the web theme's alone (`web/src/shared/theme`).
 */
export const brandColors = {
  /** The brand; white letters on it pass WCAG AA, and it passes as text on white. */
  teal: '#00695f',
  ink: '#14211f',
  quiet: '#4a5a57',
  line: '#d3dfdc',
} as const;
