import * as z from 'zod';
import type { Language } from '../language/language.ts';

export const contactMessageState = z.enum(['new', 'answered']);
type ContactMessageState = z.infer<typeof contactMessageState>;

export interface ContactMessage<Instant> {
  name: string;
  /** As typed, because replies go to this address. */
  email: string;
  /** For lookups; `backfill-normalized-emails.ts` adds it to older documents. */
  normalizedEmail: string;
  subject: string;
  message: string;
  language: Language;
  createdAt: Instant;
  state: ContactMessageState;
  answeredAt: Instant | null;
  answeredBy: string | null;
}
