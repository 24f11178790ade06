import * as z from 'zod';
import { isEmail } from '../account/email.ts';
import { filmGroups } from '../education/films.ts';

const text = z.string().trim().min(1, 'is empty');
const webAddress = z.url({
  protocol: /^https$/,
  message: 'must be an https URL such as https://www.example.com',
});
const phone = z
  .string()
  .regex(/^\+\d[\d -]{6,18}$/, 'must be an international number such as +1 213-555-0100');
const email = z.string().refine(isEmail, 'must be an email address such as info@example.com');
const optionalAddress = z.union([z.literal(''), webAddress]);

const textInBoth = z.strictObject({ en: text, es: text });

const person = z.strictObject({ name: text, role: textInBoth });

const filmIds = [
  ...filmGroups.introduction,
  ...filmGroups.instructional,
  ...filmGroups.turboguide,
  ...filmGroups.fridge,
] as const;

export const siteFacts = z.strictObject({
  name: text,
  company: z.strictObject({
    name: text,
    address: z.array(text).min(1, 'is empty; enter the lines of the postal address').max(6),
    phone,
    email,
    website: webAddress,
  }),
  usOffice: z.strictObject({ name: text, address: z.array(text).min(1).max(6), phone }),
  agent: z.strictObject({ name: text, phone, email }),
  people: z.strictObject({
    faculty: z.array(person).min(1, 'is empty; enter your course faculty').max(24),
    team: z.array(person).max(24),
  }),
  /** Embeddable video pages. A film without one shows the shop's own short clip. */
  filmAddresses: z.partialRecord(z.enum(filmIds), webAddress),
  certification: z.strictObject({
    /** Embeddable page of an exam service; if empty, the shop's own quiz is shown. */
    quizAddress: optionalAddress,
  }),
  /**
   * Terms shown before payment, such as "Ships within 2 business days". Without them, the shop says
   * that checkout only charges item prices.
   */
  orderTerms: z
    .strictObject({ shipping: textInBoth, tax: textInBoth, delivery: textInBoth })
    .partial()
    .default({}),
  videoChannel: webAddress,
  courses: webAddress,
  socialMedia: z.array(z.strictObject({ name: text, address: webAddress })).max(6),
});
export type SiteFacts = z.infer<typeof siteFacts>;
