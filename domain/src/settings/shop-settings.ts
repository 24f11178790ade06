import * as z from 'zod';
import { isEmail } from '../account/email.ts';
import { siteFacts } from './site-facts.ts';

/** Names from the `wallets` option of Stripe's Payment Element. */
const paymentWallets = ['link', 'applePay', 'googlePay'] as const;
export type PaymentWallet = (typeof paymentWallets)[number];

const siteUrl = z
  .string()
  .regex(
    /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/,
    'is no address of a shop: write it as https://shop.example.com, without a slash at the end',
  );

const sender = /^[^<>"\r\n]+<([^<>\s]+)>$/;

/** Read from a file by `npm run deploy`. Secrets are in Secret Manager instead. */
export const shopSettings = z.strictObject({
  projectId: z.string().regex(
    // Project IDs that start with `demo-` exist only in the emulators.
    /^(?!demo-)[a-z][a-z\d-]{4,28}[a-z\d]$/,
    'is no id of a deployed project: it is in the Firebase console, Project settings, General',
  ),
  siteUrl,
  /** Public web configuration: Firebase console, Project settings, General, Your apps. */
  firebase: z.strictObject({
    apiKey: z
      .string()
      .regex(
        /^AIza[\w-]{35}$/,
        "is no key of a web app: it begins with AIza; see the Firebase console, Project settings, Your apps, 'apiKey'",
      ),
    authDomain: z
      .string()
      .regex(
        /^[a-z\d-]+(\.[a-z\d-]+)+$/,
        "is no domain: see the Firebase console, Project settings, Your apps, 'authDomain'",
      ),
    appId: z
      .string()
      .regex(
        /^1:\d+:web:[\da-f]+$/,
        "is no id of a web app: it reads 1:…:web:…; see the Firebase console, Project settings, Your apps, 'appId'",
      ),
  }),
  appCheck: z.strictObject({
    /** `monitor` logs calls that `enforced` would reject. */
    mode: z.enum(
      ['enforced', 'monitor', 'off'],
      "must be 'enforced', 'monitor' (only logs what would be refused) or 'off'",
    ),
    /** Public reCAPTCHA Enterprise key; empty if `mode` is `off`. */
    siteKey: z
      .string()
      .regex(
        /^$|^6L[\w-]{38}$/,
        'is no site key of reCAPTCHA Enterprise: it begins with 6L and has 40 characters; see the Google Cloud console, Security, reCAPTCHA',
      ),
  }),
  stripe: z.strictObject({
    /** `live` moves real money. Both Stripe keys must match the mode. */
    mode: z.enum(['live', 'test'], "must be 'live' or 'test'"),
    publishableKey: z
      .string()
      .regex(
        /^pk_(live|test)_[A-Za-z\d]{16,}$/,
        "is no publishable key: it begins with pk_live_ or pk_test_; see Stripe's dashboard, Developers, API keys",
      ),
    /** Shown in the payment form if also enabled in Stripe's dashboard. */
    wallets: z
      .array(
        z.enum(paymentWallets, "must name only wallets of 'link', 'applePay' and 'googlePay'"),
        "must be a list of 'link', 'applePay' and 'googlePay'; [] offers cards only",
      )
      .default([]),
  }),
  mail: z.strictObject({
    from: z
      .string()
      .refine(
        (text) => isEmail(sender.exec(text)?.[1] ?? ''),
        'must read Shop Name <orders@shop.example.com>',
      ),
    office: z.string().refine(isEmail, 'is no e-mail address: write the one that the office reads'),
    smtpHost: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, "is no host name: your mail provider's page names it"),
    smtpPort: z.int('must be a number: 587 with starttls, 465 with tls').min(1).max(65_535),
    smtpSecure: z.enum(['starttls', 'tls'], "must be 'starttls' (port 587) or 'tls' (port 465)"),
  }),
  /** API instances kept running to avoid cold starts; each costs money while idle. */
  warmApiInstances: z.int().min(0).max(5),
  /** `required` needs Identity Platform with TOTP enabled in the project. */
  staffSecondFactor: z.enum(['required', 'off'], "must be 'required' or 'off'"),
  /** Browsers reject plain HTTP on every subdomain for a year, including other systems'. */
  hstsIncludeSubDomains: z.boolean('must be true or false').default(false),
  site: siteFacts,
});
export type ShopSettings = z.infer<typeof shopSettings>;
