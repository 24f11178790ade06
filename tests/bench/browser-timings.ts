/** A CDP session with a page, with or without Playwright. */
export interface PageSession {
  send: (
    method: 'Runtime.evaluate',
    parameters: { expression: string; awaitPromise: boolean; returnByValue: boolean },
  ) => Promise<unknown>;
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { exception?: { description?: string } };
}

declare global {
  interface Window {
    /** Tasks of 50 ms or longer; browsers don't report shorter ones. Times are in ms since the page started. */
    longTasks: { startTime: number; duration: number }[];
    /** Time from each user action to the next paint, in ms. */
    actionTimes: number[];
  }
}

export function recordTasksAndEvents(): void {
  window.longTasks = [];
  window.actionTimes = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    const actions = list
      .getEntries()
      .filter(
        (entry) => (entry as PerformanceEventTiming & { interactionId: number }).interactionId,
      );
    window.actionTimes.push(...actions.map(({ duration }) => duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Evaluates an expression in the page. Playwright's `evaluate` would inject a script, which would
 * exceed the tested limit on a throttled CPU.
 */
async function evaluate<T>(session: PageSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = (await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as Evaluated;
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value as T;
}

/** The browser reports performance entries only after the current frame. */
const waitForNextFrames = (session: PageSession) =>
  evaluate<void>(
    session,
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
      requestIdleCallback(() => resolve()))))`,
  );

/** Hydration deletes `earlyClicks`. */
export async function waitForHydration(session: PageSession): Promise<void> {
  await evaluate(
    session,
    `new Promise((resolve) => {
      const look = () => (window.earlyClicks === undefined ? resolve() : setTimeout(look, 50));
      look();
    })`,
  );
}

/** Waits until the page hasn't loaded anything for half a second. */
export async function waitForIdle(session: PageSession): Promise<void> {
  await evaluate(
    session,
    `new Promise((resolve) => {
      const loaded = () => performance.getEntriesByType('resource').length;
      const look = (before) => {
        const now = loaded();
        document.readyState === 'complete' && now === before
          ? resolve()
          : setTimeout(look, 500, now);
      };
      look(-1);
    })`,
  );
}

export interface LongestTasks {
  /** In ms. */
  ofPage: number;
  /** In ms, counting only tasks after the page's first script loaded; 0 on pages without scripts. */
  ofScripts: number;
}

export async function longestTasks(session: PageSession): Promise<LongestTasks> {
  await waitForNextFrames(session);
  return evaluate(
    session,
    `(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ initiatorType }) => initiatorType === 'script');
      const since = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
      const longest = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration));
      return {
        ofPage: longest(window.longTasks),
        ofScripts: longest(window.longTasks.filter(({ startTime }) => startTime >= since)),
      };
    })()`,
  );
}

/** Time from the action's slowest event to the next paint, in ms. Times below 16 ms count as 16. */
export async function longestInteraction(
  session: PageSession,
  act: () => Promise<void>,
): Promise<number> {
  await waitForNextFrames(session);
  await evaluate(session, 'window.actionTimes = []');
  await act();
  await waitForNextFrames(session);
  return evaluate(session, 'Math.max(16, ...window.actionTimes)');
}
