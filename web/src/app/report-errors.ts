import { earlyPaths } from '@dental-shop/domain/api/early-paths';

/** Per page, so an error loop can't flood the server. */
const maxReports = 5;

const reported = new Set<string>();

/** Uses a beacon, so the report is sent even if the user leaves the page. */
export function reportError(error: unknown): void {
  const { message, stack } = describe(error);
  if (reported.has(message) || reported.size >= maxReports) return;
  reported.add(message);
  const { origin, pathname } = window.location;
  const body = {
    page: origin + pathname,
    message: message.slice(0, 1_000),
    stack: stack.slice(0, 5_000),
  };
  // `application/json` triggers a CORS preflight, so other sites can't send reports from their visitors' browsers.
  const report = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(earlyPaths.pageErrors, report);
}

function describe(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
