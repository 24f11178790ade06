import { environment } from '../config/environment.ts';
import { withTimeout } from '../loading/with-timeout.ts';

/** In ms. Whoever blocks Google's script should learn soon that the shop cannot verify them. */
const timeoutMs = 10_000;

/**
 * The header by which the backend knows the shop's own pages. Empty where App Check is switched off,
 * and where it cannot be had: then the backend answers what the visitor can do.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const { appCheck, appCheckEmulatorUrl } = environment;
  if (appCheck === undefined && appCheckEmulatorUrl === undefined) return {};
  try {
    // A chunk of its own: public pages do without it until their first call.
    const { appCheckToken } = await import('./app-check.ts');
    const token = await withTimeout(appCheckToken(), timeoutMs);
    return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  } catch (error) {
    console.warn('App Check gave no token.', { error });
    return {};
  }
}
