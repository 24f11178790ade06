import {
  type AppCheck,
  type AppCheckOptions,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { environment } from '../config/environment.ts';
import { firebaseApp } from '../session/firebase-app.ts';

async function provider(): Promise<AppCheckOptions['provider'] | undefined> {
  // Prerendered screens import this module, but the build runs without a network.
  if (import.meta.env.SSR) return undefined;
  if (import.meta.env.VITE_APP_CHECK_EMULATOR_URL) {
    return emulatorProvider(import.meta.env.VITE_APP_CHECK_EMULATOR_URL);
  }
  const { appCheck } = environment;
  if (appCheck === undefined) return undefined;
  // If the script is blocked, the SDK would wait for it forever, and so would Firestore.
  await loadRecaptcha();
  return new ReCaptchaEnterpriseProvider(appCheck.siteKey);
}

function emulatorProvider(url: string): CustomProvider {
  return new CustomProvider({
    getToken: async () => {
      const response = await fetch(`${url}/local-app-check-token`, { method: 'POST' });
      const { token, ttl } = (await response.json()) as { token: string; ttl: string };
      return { token, expireTimeMillis: Date.now() + Number.parseInt(ttl, 10) * 1000 };
    },
  });
}

const recaptchaTimeoutMs = 10_000;

/** `trustedtypes` makes reCAPTCHA create its own policy, because the page's default policy doesn't allow HTML. */
const recaptchaUrl =
  'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

function loadRecaptcha(): Promise<void> {
  const script = document.createElement('script');
  script.src = recaptchaUrl;
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded.'));
    };
    const timer = setTimeout(fail, recaptchaTimeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

async function start(): Promise<AppCheck | undefined> {
  try {
    const chosen = await provider();
    return chosen && initializeAppCheck(firebaseApp, { provider: chosen });
  } catch (error) {
    console.warn('App Check could not be started.', { error });
    return undefined;
  }
}

/**
 * Importing this module also enables App Check for Firestore and callables. Undefined if App Check is off or blocked.
 */
const appCheck = await start();

export async function appCheckToken(): Promise<string | undefined> {
  return appCheck && (await getToken(appCheck)).token;
}
