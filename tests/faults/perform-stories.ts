import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import type { Purchase } from './ledger/purchase.ts';
import { type StoryName, stories, storyWeights } from './stories/stories.ts';

/** Customers at the same time: the functions emulator starts a process for each request in flight. */
const lanes = 6;

interface Cast {
  accounts: readonly SignedIn[];
  staff: SignedIn;
  draw: Draw;
  payments: number;
  count: (what: string) => void;
  countStory: (name: StoryName) => void;
  /** Called with how many stories are over, each time that one is. */
  storyEnded: (ended: number) => void;
}

interface Performance {
  purchases: Purchase[];
  /** Stories that did not end as they must. */
  failures: string[];
}

interface Scene {
  name: StoryName;
  draw: Draw;
}

/** Plays as many stories as payments are wanted; a customer has one story at a time. */
export async function performStories(cast: Cast): Promise<Performance> {
  const { accounts, staff, count, countStory, storyEnded } = cast;
  const purchases: Purchase[] = [];
  const failures: string[] = [];
  // Drawn beforehand, so that the stories do not depend on who is faster.
  const scenes: Scene[] = Array.from({ length: cast.payments }, () => ({
    name: cast.draw.weighted(storyWeights),
    draw: cast.draw.branch(),
  }));
  const free = [...accounts];
  let ended = 0;
  const playAll = async () => {
    for (let scene = scenes.shift(); scene; scene = scenes.shift()) {
      const account = free.shift();
      if (!account) throw new Error('There are fewer accounts than lanes');
      const { name, draw } = scene;
      countStory(name);
      try {
        await stories[name]({ account, staff, draw, purchases, count });
      } catch (error) {
        failures.push(`story "${name}": ${messageOf(error)}`);
      }
      free.push(account);
      ended += 1;
      storyEnded(ended);
    }
  };
  await Promise.all(Array.from({ length: lanes }, playAll));
  return { purchases, failures };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
  return `${error.message}${cause}`;
}

/**
 * Enough that no account comes near the limits of payment requests and of declined cards, and that
 * each lane has one.
 */
export function accountsFor(payments: number): number {
  return Math.max(lanes, Math.ceil(payments / 6));
}
