import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { installSeparately } from '../run/install-separately.ts';

export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times are in ms, scores from 0 to 100. */
export interface PageRun {
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  scores: Partial<Record<(typeof categories)[number], number>>;
}

/** If the page isn't idle by then, Lighthouse stops waiting and reports no blocking time. */
const idleTimeoutMs = 45_000;

/** Declared here because Lighthouse isn't installed by default. */
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
  if (!installSeparately(folder, 'Lighthouse'))
    throw new StartFailure('Installing Lighthouse failed.');
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  const module = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return module.default;
}

/** Personal pages such as the cart are noindex on purpose, so Lighthouse's check for that is skipped. */
async function isNoindex(address: string): Promise<boolean> {
  const response = await fetch(address);
  return (await response.text()).includes('<meta name="robots" content="noindex');
}

export async function runLighthouse(
  lighthouse: Lighthouse,
  address: string,
  options: { port: number; throttling: Throttling; everyCategory: boolean },
): Promise<PageRun> {
  const skipsCrawling = options.everyCategory && (await isNoindex(address));
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
  // Chromium's trace occasionally lacks the start of the navigation.
  if (report?.lhr.runtimeError?.message.includes('NO_NAVSTART')) report = await load();
  if (!report) throw new Error(`Lighthouse returned no report for ${address}.`);
  const { audits, categories: scored, runtimeError } = report.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const numberOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse reported no ${audit} for ${address}.`);
    return value;
  };
  return {
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: audits['total-blocking-time']?.numericValue ?? idleTimeoutMs,
    layoutShift: numberOf('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
    ),
  };
}
