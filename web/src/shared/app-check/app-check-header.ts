import { environment } from '../config/environment.ts';
import { withTimeout } from '../loading/with-timeout.ts';

/** A visitor who blocks Google's script should learn soon that the shop can't verify the browser. */
const timeoutMs = 10_000;

/** Empty if App Check is off or fails; the backend's refusal then tells the visitor what to do. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const { appCheck, appCheckEmulatorUrl } = environment;
  if (appCheck === undefined && appCheckEmulatorUrl === undefined) return {};
  try {
    // In a separate chunk, which public pages load with their first call.
    const { appCheckToken } = await import('./app-check.ts');
    const token = await withTimeout(appCheckToken(), timeoutMs);
    return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  } catch (error) {
    console.warn('App Check gave no token.', { error });
    return {};
  }
}
