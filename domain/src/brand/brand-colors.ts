/** Used in the light scheme, emails, and PDFs. The dark scheme is in `web/src/shared/theme`. */
export const brandColors = {
  /** Meets WCAG AA as text on white and as a background for white text. */
  teal: '#00695f',
  ink: '#14211f',
  quiet: '#4a5a57',
  line: '#d3dfdc',
} as const;
