/** Sends commands of DevTools' protocol to one page: Playwright's session with it, or one without Playwright. */
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
    /** In ms since the page began: tasks of 50 ms and more, as the browser tells of no shorter ones. */
    longTasks: { startTime: number; duration: number }[];
    /** In ms from each action of the visitor to the next picture. */
    actionTimes: number[];
  }
}

/** For a page's beginning: has the browser tell what takes it long. */
export function noteTasksAndEvents(): void {
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
 * Runs an expression in the page. Playwright's own way brings a script of its own along, which takes a slowed
 * processor longer than the bound that is measured.
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

/** The browser tells of what was seen before the picture that is asked for here, and the one after it. */
const nextPictures = (session: PageSession) =>
  evaluate<void>(
    session,
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
      requestIdleCallback(() => resolve()))))`,
  );

/** Resolves once React has taken the page over: the first scripts give this away. */
export async function takenOver(session: PageSession): Promise<void> {
  await evaluate(
    session,
    `new Promise((resolve) => {
      const look = () => (window.earlyClicks === undefined ? resolve() : setTimeout(look, 50));
      look();
    })`,
  );
}

/** Resolves once the page has loaded nothing more for half a second. */
export async function atRest(session: PageSession): Promise<void> {
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
  /** In ms, from the page's beginning on. */
  ofPage: number;
  /** In ms, of the tasks since the first of the page's scripts has come; 0 on a page without scripts. */
  ofScripts: number;
}

export async function longestTasks(session: PageSession): Promise<LongestTasks> {
  await nextPictures(session);
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

/** From the slowest event of this action to the next picture; what takes less than 16 ms counts as 16. */
export async function longestInteraction(
  session: PageSession,
  act: () => Promise<void>,
): Promise<number> {
  await nextPictures(session);
  await evaluate(session, 'window.actionTimes = []');
  await act();
  await nextPictures(session);
  return evaluate(session, 'Math.max(16, ...window.actionTimes)');
}
