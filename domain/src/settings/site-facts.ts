import * as z from 'zod';
import { isEmail } from '../account/email.ts';
import { filmGroups } from '../education/films.ts';

const text = z.string().trim().min(1, 'is empty: write what visitors are to read there');
const webAddress = z.url({
  protocol: /^https$/,
  message: 'is no https address: write it as in the address bar, https://www.example.com',
});
const phone = z
  .string()
  .regex(/^\+\d[\d -]{6,18}$/, 'is no international number: write it as +1 213-555-0100');
const email = z.string().refine(isEmail, 'is no e-mail address: write it as info@example.com');
const optionalAddress = z.union([z.literal(''), webAddress]);

const textInBoth = z.strictObject({ en: text, es: text });

/** A person on the company's pages, with their role in both languages. */
const person = z.strictObject({ name: text, role: textInBoth });

const filmIds = [
  ...filmGroups.introduction,
  ...filmGroups.instructional,
  ...filmGroups.turboguide,
  ...filmGroups.fridge,
] as const;

/** What only the shop's owner knows and visitors read: names, addresses, numbers and links. */
export const siteFacts = z.strictObject({
  name: text,
  /** The seller, as named in the shop, on invoices and in PDFs. */
  company: z.strictObject({
    name: text,
    address: z.array(text).min(1, 'is empty: write the lines of the postal address').max(6),
    phone,
    email,
    website: webAddress,
  }),
  usOffice: z.strictObject({ name: text, address: z.array(text).min(1).max(6), phone }),
  agent: z.strictObject({ name: text, phone, email }),
  /** In the order of the page. */
  people: z.strictObject({
    /** Who teaches the courses. */
    faculty: z.array(person).min(1, 'is empty: name who teaches your courses').max(24),
    /** Everybody else whom customers may deal with. */
    team: z.array(person).max(24),
  }),
  /** A film's page for embedding elsewhere; the shop's own short clip plays where none is given. */
  filmAddresses: z.partialRecord(z.enum(filmIds), webAddress),
  certification: z.strictObject({
    /** The examination service's page for embedding; the shop's own quiz stands where it is empty. */
    quizAddress: optionalAddress,
  }),
  /**
   * Shown before payment: "Shipping included", "Tax quoted by invoice", "Ships within 2 business days".
   * Checkout charges only the price of the items; if these are missing, the shop says so.
   */
  orderTerms: z
    .strictObject({ shipping: textInBoth, tax: textInBoth, delivery: textInBoth })
    .partial()
    .default({}),
  videoChannel: webAddress,
  /** The page of courses elsewhere that the home page's promotion leads to. */
  courses: webAddress,
  /** In the order of the home page. */
  socialMedia: z.array(z.strictObject({ name: text, address: webAddress })).max(6),
});
export type SiteFacts = z.infer<typeof siteFacts>;
