/** Colors of the light scheme, emails, and PDFs. The dark scheme is in `web/src/shared/theme`. */
export const brandColors = {
  /** Passes WCAG AA both under white text and as text on white. */
  teal: '#00695f',
  ink: '#14211f',
  quiet: '#4a5a57',
  line: '#d3dfdc',
} as const;
