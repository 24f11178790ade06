import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { Confirmed } from './ledger/fulfillment.ts';
import type { Purchase } from './ledger/purchase.ts';
import { type StoryName, stories, storyWeights } from './stories/stories.ts';

/** This is low because the functions emulator starts a process for each concurrent request. */
const concurrency = 6;

interface StoryRun {
  accounts: readonly SignedIn[];
  staff: SignedIn;
  draw: Draw;
  payments: number;
  count: (what: string) => void;
  countStory: (name: StoryName) => void;
  onStoryEnd: (ended: number) => void;
}

interface StoryResults {
  purchases: Purchase[];
  confirmed: Confirmed;
  failures: string[];
}

interface PlannedStory {
  name: StoryName;
  draw: Draw;
}

/** Runs the stories, one at a time for each customer. */
export async function performStories(run: StoryRun): Promise<StoryResults> {
  const { accounts, staff, count, countStory, onStoryEnd } = run;
  const purchases: Purchase[] = [];
  const confirmed = new Confirmed();
  const failures: string[] = [];
  // Drawn in advance, so the stories don't depend on timing.
  const plannedStories: PlannedStory[] = Array.from({ length: run.payments }, () => ({
    name: run.draw.weighted(storyWeights),
    draw: run.draw.branch(),
  }));
  const free = [...accounts];
  let ended = 0;
  const runAll = async () => {
    for (let planned = plannedStories.shift(); planned; planned = plannedStories.shift()) {
      const account = free.shift();
      if (!account) throw new Error('There are fewer accounts than concurrent stories');
      const { name, draw } = planned;
      countStory(name);
      try {
        await stories[name]({ account, staff, draw, purchases, confirmed, count });
      } catch (error) {
        failures.push(`story "${name}": ${messageOf(error)}`);
      }
      free.push(account);
      ended += 1;
      onStoryEnd(ended);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runAll));
  return { purchases, confirmed, failures };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
  return `${error.message}${cause}`;
}

/**
 * Enough accounts to run all concurrent stories and stay below the limits on payment requests and
 * declines.
 */
export function accountsFor(payments: number): number {
  return Math.max(concurrency, Math.ceil(payments / 6));
}
