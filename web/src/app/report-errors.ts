import { apiPaths } from '@dental-shop/domain/api/paths';

/** Whatever is wrong with a page shows in its first few; a loop of errors must not be a flood. */
const maxReports = 5;

const reported = new Set<string>();

/**
 * Tells the shop what went wrong in this page, so that staff hear of it from somebody else than a
 * customer. The browser sends it when it has time, also after the page was left.
 */
export function reportError(error: unknown): void {
  const { message, stack } = described(error);
  if (reported.has(message) || reported.size >= maxReports) return;
  reported.add(message);
  const { origin, pathname } = window.location;
  const body = {
    page: origin + pathname,
    message: message.slice(0, 1_000),
    stack: stack.slice(0, 5_000),
  };
  // The media type keeps pages of other sites from having their visitors send such reports.
  const report = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(apiPaths.pageErrors, report);
}

function described(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

/** Reports what nothing else has caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
