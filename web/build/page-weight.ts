import { brotliCompressSync } from 'node:zlib';
import type { BundledModules } from './scripts/public-scripts.ts';

/** In bytes, compressed with Brotli. */
export interface PageWeight {
  html: number;
  scripts: number;
  files: number;
}

export interface MeasuredPage {
  screen: string;
  html: string;
  scripts: readonly string[];
}

/** On slow phones, loading more files than this at once would delay each of them. */
const maxFiles = 15;

/** In KB, by chunk name. */
type Budgets = Readonly<Record<string, { scripts: number; html: number; files?: number }>>;

/**
 * Measured sizes and about 1 KB for a shop's own settings, such as a longer address. Raise a budget only if the change
 * is worth the extra weight.
 */
const budgets: Budgets = {
  'home-page': { scripts: 151, html: 16 },
  'search-page': { scripts: 148, html: 12 },
  'products-page': { scripts: 149, html: 13 },
  'category-page': { scripts: 156, html: 16 },
  'category-information-page': { scripts: 149, html: 15 },
  'product-page': { scripts: 152, html: 16 },
  'quick-order-page': { scripts: 168, html: 13 },
  'cart-page': { scripts: 166, html: 13 },
  'shared-list-page': { scripts: 156, html: 12 },
  'login-page': { scripts: 154, html: 12 },
  'create-account-page': { scripts: 160, html: 13 },
  'register-page': { scripts: 160, html: 14 },
  'forgot-password-page': { scripts: 153, html: 12 },
  'story-mission-page': { scripts: 147, html: 13 },
  'quality-standards-page': { scripts: 146, html: 13 },
  'materials-page': { scripts: 147, html: 13 },
  'people-page': { scripts: 146, html: 12 },
  'certification-page': { scripts: 147, html: 13 },
  'research-page': { scripts: 145, html: 12 },
  'education-page': { scripts: 144, html: 12 },
  'faqs-page': { scripts: 144, html: 13 },
  'policy-page': { scripts: 143, html: 12 },
  'contact-page': { scripts: 154, html: 13 },
  checkout: { scripts: 327, html: 13, files: 40 },
  account: { scripts: 315, html: 6, files: 39 },
  staff: { scripts: 344, html: 6, files: 28 },
  'staff-list': { scripts: 525, html: 6, files: 62 },
};

export const privateScreens = {
  checkout: {
    chunks: [
      'checkout/cart-page',
      'layout/account-menu',
      'flow/prepare-checkout',
      'payment/payment',
    ],
    content: ['checkout'],
  },
  account: {
    chunks: ['account/own-account-page', 'layout/account-menu', 'account/orders-tab'],
    content: ['account', 'authentication', 'checkout', 'lists'],
  },
  staff: {
    chunks: ['staff/staff-section', 'overview/overview-page'],
    content: ['account', 'authentication', 'staff'],
  },
  /** A list on a wide screen. Phones don't load the grid. */
  'staff-list': {
    chunks: ['staff/staff-section', 'queue/shipping-page', 'table/table-grid'],
    content: ['account', 'authentication', 'staff'],
  },
} as const;

const kilobyte = 1024;
const inKb = (bytes: number) => (bytes / kilobyte).toFixed(1);

/** Keeps only the largest page of each screen, because a large shop's pages wouldn't all fit in memory. */
export class LargestPages {
  readonly #byScreen = new Map<string, MeasuredPage>();
  readonly scripts = new Set<string>();

  add(page: MeasuredPage): void {
    for (const address of page.scripts) this.scripts.add(address.slice(1));
    const before = this.#byScreen.get(page.screen);
    if (!before || page.html.length >= before.html.length) this.#byScreen.set(page.screen, page);
  }

  get pages(): MeasuredPage[] {
    return [...this.#byScreen.values()];
  }
}

export async function measurePages(
  pages: readonly MeasuredPage[],
  read: (address: string) => Promise<Uint8Array>,
): Promise<Map<string, PageWeight>> {
  const weights = new Map<string, Promise<number>>();
  const measure = (address: string) => {
    const weight =
      weights.get(address) ?? read(address).then((text) => brotliCompressSync(text).length);
    weights.set(address, weight);
    return weight;
  };
  const measured = pages.map(async ({ screen, html, scripts }) => {
    const each = await Promise.all(scripts.map(measure));
    const sum = each.reduce((total, one) => total + one, 0);
    return [
      screen,
      { html: brotliCompressSync(html).length, scripts: sum, files: each.length },
    ] as const;
  });
  return new Map(await Promise.all(measured));
}

export function overBudget(
  weights: ReadonlyMap<string, PageWeight>,
  allowed: Budgets = budgets,
): string[] {
  return [...weights].flatMap(([screen, { html, scripts, files }]) => {
    const budget = allowed[screen];
    if (!budget) return [`${screen} has no budget.`];
    return [
      ...(html > budget.html * kilobyte
        ? [`The HTML of ${screen} is ${inKb(html)} KB; the budget is ${budget.html}.`]
        : []),
      ...(scripts > budget.scripts * kilobyte
        ? [`The scripts of ${screen} are ${inKb(scripts)} KB; the budget is ${budget.scripts}.`]
        : []),
      ...(files > (budget.files ?? maxFiles)
        ? [
            `The scripts of ${screen} are ${files} files; the budget is ${budget.files ?? maxFiles}.`,
          ]
        : []),
    ];
  });
}

export function describeWeights(weights: ReadonlyMap<string, PageWeight>): string[] {
  return [...weights]
    .toSorted(([, a], [, b]) => b.scripts - a.scripts)
    .map(([screen, { html, scripts, files }]) => {
      const counted = `${String(files).padStart(2)} files`;
      return `${screen.padEnd(26)} ${inKb(scripts).padStart(6)} KB in ${counted}, HTML ${inKb(html).padStart(4)} KB`;
    });
}

const moduleOwner = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  /\/((?:web|domain)\/src\/[^/]+)\//.exec(id)?.[1] ??
  'the bundler';

export function describeScripts(
  files: Iterable<string>,
  { scripts, lengths }: Pick<BundledModules, 'scripts' | 'lengths'>,
  count = 12,
): string[] {
  const described = [...files].map((file) => {
    const shares = new Map<string, number>();
    for (const id of scripts.get(file)?.modules ?? []) {
      const owner = moduleOwner(id);
      shares.set(owner, (shares.get(owner) ?? 0) + (lengths.get(id) ?? 0));
    }
    const length = [...shares.values()].reduce((sum, each) => sum + each, 0);
    const parts = [...shares]
      .toSorted(([, a], [, b]) => b - a)
      .map(([owner, share]) => `${owner} ${Math.round((100 * share) / length)} %`);
    return { length, line: `${file}: ${parts.join(', ')}` };
  });
  const longest = described.toSorted((a, b) => b.length - a.length).slice(0, count);
  return longest.map(({ line }) => line);
}
