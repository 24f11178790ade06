import * as z from 'zod';
import type { Language } from '../language/language.ts';

export const contactMessageState = z.enum(['new', 'answered']);
type ContactMessageState = z.infer<typeof contactMessageState>;

/** The document `contactMessages/{id}`: what a visitor wrote to the office. */
export interface ContactMessage<Instant> {
  name: string;
  /** As the visitor typed it, to reply to. */
  email: string;
  /** Finds every message from an address; `privacy/backfill-addresses.ts` adds it to older ones. */
  normalizedEmail: string;
  /** May be empty. */
  subject: string;
  message: string;
  language: Language;
  createdAt: Instant;
  state: ContactMessageState;
  /** When and by whom it was marked as answered, by e-mail address; null while it is new. */
  answeredAt: Instant | null;
  answeredBy: string | null;
}
