import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';

/** Where everything listens on a developer's machine. */
export const ports = {
  /** What browsers open; it forwards to the Hosting emulator. */
  shop: 5000,
  hosting: 5002,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  stripe: 12111,
  /** The stand-in for Firebase App Check. */
  appCheck: 9098,
  mailSmtp: 1025,
  mailInbox: 1080,
  /** firebase-tools' own: tells which emulators run, and saves their data. */
  hub: 4400,
  /** Vite, for `npm run dev` alone. */
  vite: 5173,
  /** Node's debugger of the functions, with `--inspect` alone; the port that debuggers look at first. */
  inspector: 9229,
} as const;

export const projectId = 'demo-dental-shop';
/** As `web/.env.emulators` has it. */
export const firebaseAppId = '1:123456789012:web:0123456789abcdef';

export const shopUrl = `http://localhost:${ports.shop}`;
/** The Hosting emulator itself, for calls made before the shop opens. */
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
