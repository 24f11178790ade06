import { paymentStories } from './paying.ts';
import { refundStories } from './refunding.ts';

/** What customers, banks and staff do, each story with one payment or two. */
export const stories = { ...paymentStories, ...refundStories };

export type StoryName = keyof typeof stories;

/** How often each is drawn, out of all of them. */
export const storyWeights: Readonly<Record<StoryName, number>> = {
  'a good card': 14,
  'declines, then a good card': 8,
  'declines only': 4,
  '3-D Secure passed': 6,
  '3-D Secure failed, then a good card': 4,
  '3-D Secure passed, then declined': 3,
  '3-D Secure abandoned': 3,
  'a double click on Pay Now': 6,
  'two tabs': 5,
  'a checkout abandoned': 4,
  'a cart changed': 4,
  'a cart changed in the moment of paying': 3,
  'a bank that takes its time': 4,
  'a bank that declines after a while': 3,
  'refunds in part': 5,
  'a refund in full': 4,
  'a refund in part, then the rest': 3,
  'one refund asked for twice': 3,
  'two refunds in full at once': 3,
  'refunds past the shop, all at once': 3,
  'a refund that the bank returns': 2,
  'a refund that takes its time': 2,
  'a dispute won': 2,
  'a dispute lost': 2,
  'a dispute left open': 1,
  'an inquiry answered': 1,
};
