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
  // The build renders screens that import this, without a network.
  if (import.meta.env.SSR) return undefined;
  // A production build drops this branch, because the variable isn't set.
  if (import.meta.env.VITE_APP_CHECK_EMULATOR_URL) {
    return emulatorProvider(import.meta.env.VITE_APP_CHECK_EMULATOR_URL);
  }
  const { appCheck } = environment;
  if (appCheck === undefined) return undefined;
  // The SDK, and Firestore with it, would wait forever for a blocked script.
  await loadRecaptcha();
  return new ReCaptchaEnterpriseProvider(appCheck.siteKey);
}

/** Tokens from `emulators/app-check`, without Google. */
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

/** `trustedtypes` has reCAPTCHA create a policy for its markup, which the page's default policy rejects. */
const recaptchaUrl =
  'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/** Rejects if the script is blocked or takes longer than 10 s. */
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
 * Importing this module puts App Check behind Firestore and the callables as well, which find it through the Firebase
 * app. Undefined if App Check is switched off or its script is blocked.
 */
const appCheck = await start();

/** Undefined without App Check. Rejects if Google issues no token. */
export async function appCheckToken(): Promise<string | undefined> {
  return appCheck && (await getToken(appCheck)).token;
}
