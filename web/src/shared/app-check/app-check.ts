import {
  type AppCheck,
  type AppCheckOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { environment } from '../config/environment.ts';
import { firebaseApp } from '../session/firebase-app.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

async function provider(): Promise<AppCheckOptions['provider'] | undefined> {
  // The build renders screens that import this, and calls nobody.
  if (import.meta.env.SSR) return undefined;
  // In a production build there is no such variable, and the emulators' provider is left out.
  if (import.meta.env.VITE_APP_CHECK_EMULATOR_URL) {
    const { emulatorProvider } = await import('./emulator-provider.ts');
    return emulatorProvider(import.meta.env.VITE_APP_CHECK_EMULATOR_URL);
  }
  const { appCheck } = environment;
  if (appCheck === undefined) return undefined;
  // The SDK would wait for ever for a script that is blocked, and Firestore with it.
  await loadRecaptcha();
  return new ReCaptchaEnterpriseProvider(appCheck.siteKey);
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
 * Whoever imports this module has App Check behind Firestore and the callables too, which find it
 * through the Firebase app. Undefined where it is switched off, or its script is blocked.
 */
const appCheck = await start();

/** Rejects where Google gives none; undefined where App Check is not there. */
export async function appCheckToken(): Promise<string | undefined> {
  return appCheck && (await getToken(appCheck)).token;
}
