import { brotliCompressSync } from 'node:zlib';
import type { BundledModules } from './scripts/public-scripts.ts';

/** What browsers load of a page before it answers, in bytes as they get them: compressed with brotli. */
export interface PageWeight {
  html: number;
  scripts: number;
  /** How many files the scripts are. */
  files: number;
}

/** A page with the addresses of the scripts that it names. */
export interface WeighedPage {
  screen: string;
  html: string;
  scripts: readonly string[];
}

/** Scripts before a page answers, where its budget says nothing else: on a slow phone more of them wait for one another. */
const maxFiles = 15;

/** What each screen may weigh in KB, by its chunk. */
type Budgets = Readonly<Record<string, { scripts: number; html: number; files?: number }>>;

/**
 * What each screen weighed when it was last made lighter, rounded up. Whoever makes one heavier finds out here, and
 * either makes it light again or says here that it is worth it.
 */
const budgets: Budgets = {
  'home-page': { scripts: 153, html: 16 },
  'search-page': { scripts: 147, html: 12 },
  'products-page': { scripts: 148, html: 13 },
  'category-page': { scripts: 155, html: 16 },
  'category-information-page': { scripts: 148, html: 15 },
  'product-page': { scripts: 150, html: 16 },
  'quick-order-page': { scripts: 166, html: 13 },
  'cart-page': { scripts: 165, html: 12 },
  'shared-list-page': { scripts: 155, html: 11 },
  'login-page': { scripts: 153, html: 12 },
  'create-account-page': { scripts: 159, html: 13 },
  'register-page': { scripts: 159, html: 14 },
  'forgot-password-page': { scripts: 152, html: 12 },
  'story-mission-page': { scripts: 146, html: 12 },
  'quality-standards-page': { scripts: 145, html: 13 },
  'materials-page': { scripts: 146, html: 13 },
  'people-page': { scripts: 145, html: 12 },
  'certification-page': { scripts: 146, html: 13 },
  'research-page': { scripts: 144, html: 12 },
  'education-page': { scripts: 143, html: 12 },
  'faqs-page': { scripts: 143, html: 13 },
  'policy-page': { scripts: 142, html: 11 },
  'contact-page': { scripts: 153, html: 13 },
  checkout: { scripts: 323, html: 12, files: 40 },
  account: { scripts: 303, html: 5, files: 32 },
  staff: { scripts: 315, html: 5, files: 31 },
};

/**
 * What has no page of its own, because it is behind a sign-in: the chunks that its first view loads one after the
 * other, and the sections of its texts.
 */
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
    chunks: ['account/account-page', 'layout/account-menu', 'account/orders-tab'],
    content: ['account', 'authentication', 'checkout', 'lists'],
  },
  staff: {
    chunks: ['staff/staff-section', 'layout/account-menu', 'overview/overview-page'],
    content: ['account', 'authentication', 'staff'],
  },
} as const;

const kilobyte = 1024;
const inKb = (bytes: number) => (bytes / kilobyte).toFixed(1);

/** The largest page of each screen, and no other: all of them would not fit into the memory of a large shop's build. */
export class LargestPages {
  readonly #byScreen = new Map<string, WeighedPage>();
  /** The files of all scripts that a page has named. */
  readonly scripts = new Set<string>();

  add(page: WeighedPage): void {
    for (const address of page.scripts) this.scripts.add(address.slice(1));
    const before = this.#byScreen.get(page.screen);
    if (!before || page.html.length >= before.html.length) this.#byScreen.set(page.screen, page);
  }

  get pages(): WeighedPage[] {
    return [...this.#byScreen.values()];
  }
}

/** What each screen's page weighs. `read` gives a script's text. */
export async function weighPages(
  pages: readonly WeighedPage[],
  read: (address: string) => Promise<Uint8Array>,
): Promise<Map<string, PageWeight>> {
  const weights = new Map<string, Promise<number>>();
  const weigh = (address: string) => {
    const weight =
      weights.get(address) ?? read(address).then((text) => brotliCompressSync(text).length);
    weights.set(address, weight);
    return weight;
  };
  const weighed = pages.map(async ({ screen, html, scripts }) => {
    const each = await Promise.all(scripts.map(weigh));
    const sum = each.reduce((total, one) => total + one, 0);
    return [
      screen,
      { html: brotliCompressSync(html).length, scripts: sum, files: each.length },
    ] as const;
  });
  return new Map(await Promise.all(weighed));
}

/** What is heavier than its budget, a sentence for each. */
export function overBudget(
  weights: ReadonlyMap<string, PageWeight>,
  allowed: Budgets = budgets,
): string[] {
  return [...weights].flatMap(([screen, { html, scripts, files }]) => {
    const budget = allowed[screen];
    if (!budget) return [`${screen} has no budget.`];
    return [
      ...(html > budget.html * kilobyte
        ? [`The page of ${screen} has ${inKb(html)} KB; it may have ${budget.html}.`]
        : []),
      ...(scripts > budget.scripts * kilobyte
        ? [`The scripts of ${screen} have ${inKb(scripts)} KB; they may have ${budget.scripts}.`]
        : []),
      ...(files > (budget.files ?? maxFiles)
        ? [`The scripts of ${screen} are ${files} files; they may be ${budget.files ?? maxFiles}.`]
        : []),
    ];
  });
}

/** A line for each screen, the heaviest first. */
export function describeWeights(weights: ReadonlyMap<string, PageWeight>): string[] {
  return [...weights]
    .toSorted(([, a], [, b]) => b.scripts - a.scripts)
    .map(([screen, { html, scripts, files }]) => {
      const counted = `${String(files).padStart(2)} files`;
      return `${screen.padEnd(26)} ${inKb(scripts).padStart(6)} KB in ${counted}, HTML ${inKb(html).padStart(4)} KB`;
    });
}

/** The package that a module belongs to, or the folder of the shop's own. */
const ownerOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  /\/((?:web|domain)\/src\/[^/]+)\//.exec(id)?.[1] ??
  'the bundler';

/**
 * What the longest of these scripts are made of: the share of each package in the code before it is minified, the
 * largest first.
 */
export function describeScripts(
  files: Iterable<string>,
  { scripts, lengths }: Pick<BundledModules, 'scripts' | 'lengths'>,
  count = 12,
): string[] {
  const described = [...files].map((file) => {
    const shares = new Map<string, number>();
    for (const id of scripts.get(file)?.modules ?? []) {
      const owner = ownerOf(id);
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
