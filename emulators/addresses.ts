import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';

export const ports = {
  /** The address that browsers open. Forwards to the Hosting emulator. */
  shop: 5000,
  hosting: 5002,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  stripe: 12111,
  appCheck: 9098,
  mailSmtp: 1025,
  mailInbox: 1080,
  /** firebase-tools' hub, which lists emulators, exports their data, and switches triggers. */
  hub: 4400,
  vite: 5173,
  /** Node's default debugger port, used only with `--inspect`. */
  inspector: 9229,
} as const;

export const projectId = 'demo-dental-shop';
/** Repeated in `web/.env.emulators`. */
export const firebaseAppId = '1:123456789012:web:0123456789abcdef';

export const shopUrl = `http://localhost:${ports.shop}`;
export const hostingUrl = `http://127.0.0.1:${ports.hosting}`;
export const stripeUrl = `http://localhost:${ports.stripe}`;
export const inboxUrl = `http://localhost:${ports.mailInbox}`;
export const hubUrl = `http://127.0.0.1:${ports.hub}`;
export const appCheckUrl = `http://127.0.0.1:${ports.appCheck}`;
export const authUrl = `http://127.0.0.1:${ports.auth}`;
export const firestoreUrl = `http://127.0.0.1:${ports.firestore}`;
export const viteUrl = `http://localhost:${ports.vite}`;
export const functionsUrl = `http://127.0.0.1:${ports.functions}/${projectId}/${functionsRegion}`;
export const stripeWebhookUrl = `${hostingUrl}/api/stripe/webhook`;
