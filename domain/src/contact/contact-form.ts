/** What the form on `/contact` asks for, as it was typed. */
export interface ContactForm {
  name: string;
  email: string;
  /** May be left empty. */
  subject: string;
  message: string;
}

/** In characters. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
