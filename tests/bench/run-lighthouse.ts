import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { installApart } from '../run/install-apart.ts';

export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one load of a page gave: times in ms, scores of 0 to 100. */
export interface PageRun {
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  scores: Partial<Record<(typeof categories)[number], number>>;
}

/** Lighthouse gives up on a page that has not rested for so long, and knows no blocking time of it. */
const restlessMs = 45_000;

/** As much of Lighthouse's own types as is used here: they are not installed for those who never measure. */
interface LighthouseReport {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
}
type Lighthouse = (address: string, flags: object) => Promise<LighthouseReport | undefined>;

export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(import.meta.dirname, 'lighthouse');
  if (!installApart(folder, 'Lighthouse')) throw new StartFailure('Lighthouse was not installed.');
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  const module = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return module.default;
}

/** What is for its visitor alone, as the cart is, asks search engines to leave it out, as it should. */
async function asksToBeLeftOut(address: string): Promise<boolean> {
  const response = await fetch(address);
  return (await response.text()).includes('<meta name="robots" content="noindex');
}

/** Loads the page once, on a phone, as Lighthouse has it by default. */
export async function runLighthouse(
  lighthouse: Lighthouse,
  address: string,
  options: { port: number; throttling: Throttling; everyCategory: boolean },
): Promise<PageRun> {
  const skipsCrawling = options.everyCategory && (await asksToBeLeftOut(address));
  const load = () =>
    lighthouse(address, {
      port: options.port,
      logLevel: 'error',
      output: [],
      throttlingMethod: options.throttling,
      onlyCategories: options.everyCategory ? categories : ['performance'],
      skipAudits: skipsCrawling ? ['is-crawlable'] : null,
      disableFullPageScreenshot: true,
    });
  let report = await load();
  // Now and then Chromium's trace lacks the start of the navigation, and Lighthouse asks to be run again.
  if (report?.lhr.runtimeError?.message.includes('NO_NAVSTART')) report = await load();
  if (!report) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { audits, categories: scored, runtimeError } = report.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const numberOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${audit} of ${address}.`);
    return value;
  };
  return {
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: audits['total-blocking-time']?.numericValue ?? restlessMs,
    layoutShift: numberOf('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
    ),
  };
}
