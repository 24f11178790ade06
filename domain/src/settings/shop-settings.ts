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
    'must be a URL such as https://shop.example.com, without a trailing slash',
  );

const sender = /^[^<>"\r\n]+<([^<>\s]+)>$/;

/** Read from a file by `npm run deploy`. Secrets are in Secret Manager instead. */
export const shopSettings = z.strictObject({
  projectId: z.string().regex(
    // Project IDs that start with `demo-` exist only in the emulators.
    /^(?!demo-)[a-z][a-z\d-]{4,28}[a-z\d]$/,
    'is not a Firebase project ID; see the Firebase console, Project settings, General',
  ),
  siteUrl,
  /** Public web configuration: Firebase console, Project settings, General, Your apps. */
  firebase: z.strictObject({
    apiKey: z
      .string()
      .regex(
        /^AIza[\w-]{35}$/,
        "is not a web app key, which starts with AIza; see the Firebase console, Project settings, Your apps, 'apiKey'",
      ),
    authDomain: z
      .string()
      .regex(
        /^[a-z\d-]+(\.[a-z\d-]+)+$/,
        "is not a domain; see the Firebase console, Project settings, Your apps, 'authDomain'",
      ),
    appId: z
      .string()
      .regex(
        /^1:\d+:web:[\da-f]+$/,
        "is not a web app ID (1:…:web:…); see the Firebase console, Project settings, Your apps, 'appId'",
      ),
  }),
  appCheck: z.strictObject({
    /** `monitor` logs calls that `enforced` would reject. */
    mode: z.enum(
      ['enforced', 'monitor', 'off'],
      "must be 'enforced', 'monitor' (only logs rejected requests) or 'off'",
    ),
    /** Public reCAPTCHA Enterprise key; empty if `mode` is `off`. */
    siteKey: z
      .string()
      .regex(
        /^$|^6L[\w-]{38}$/,
        'is not a reCAPTCHA Enterprise site key, which starts with 6L and has 40 characters; see the Google Cloud console, Security, reCAPTCHA',
      ),
  }),
  stripe: z.strictObject({
    /** `live` moves real money. Both Stripe keys must match the mode. */
    mode: z.enum(['live', 'test'], "must be 'live' or 'test'"),
    publishableKey: z
      .string()
      .regex(
        /^pk_(live|test)_[A-Za-z\d]{16,}$/,
        "is not a publishable key, which starts with pk_live_ or pk_test_; see Stripe's dashboard, Developers, API keys",
      ),
    /** Shown in the payment form if they're also enabled in Stripe's dashboard. */
    wallets: z
      .array(
        z.enum(paymentWallets, "must contain only 'link', 'applePay' and 'googlePay'"),
        "must be a list of 'link', 'applePay' and 'googlePay'; [] offers cards only",
      )
      .default([]),
  }),
  mail: z.strictObject({
    from: z
      .string()
      .refine(
        (text) => isEmail(sender.exec(text)?.[1] ?? ''),
        'must look like Shop Name <orders@shop.example.com>',
      ),
    office: z.string().refine(isEmail, "must be the office's email address"),
    smtpHost: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host name; ask your mail provider'),
    smtpPort: z.int('must be a number: 587 with starttls, 465 with tls').min(1).max(65_535),
    smtpSecure: z.enum(['starttls', 'tls'], "must be 'starttls' (port 587) or 'tls' (port 465)"),
  }),
  /**
   * The number of API instances kept running to avoid cold starts. Each one costs money even while
   * idle.
   */
  warmApiInstances: z.int().min(0).max(5),
  /** `required` needs Identity Platform with TOTP enabled in the project. */
  staffSecondFactor: z.enum(['required', 'off'], "must be 'required' or 'off'"),
  /**
   * Makes browsers reject plain HTTP for a year on every subdomain, including those used by other
   * systems.
   */
  hstsIncludeSubDomains: z.boolean('must be true or false').default(false),
  site: siteFacts,
});
export type ShopSettings = z.infer<typeof shopSettings>;
