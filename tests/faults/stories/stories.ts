import { paymentStories } from './paying.ts';
import { refundStories } from './refunding.ts';
import { returnStories } from './returning.ts';
import { shippingStories } from './shipping.ts';

/** Each story has one or two payments. */
export const stories = {
  ...paymentStories,
  ...refundStories,
  ...shippingStories,
  ...returnStories,
};

export type StoryName = keyof typeof stories;

/** Relative frequency. */
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
  'an abandoned checkout': 4,
  'a changed cart': 4,
  'a cart changed during payment': 3,
  'slow bank processing': 4,
  'a late decline by the bank': 3,
  'partial refunds': 5,
  'a full refund': 4,
  'a partial refund, then the rest': 3,
  'one refund requested twice': 3,
  'two concurrent full refunds': 3,
  'concurrent refunds in Stripe': 3,
  'a refund rejected by the bank': 2,
  'a slow refund': 2,
  'a dispute won': 2,
  'a dispute lost': 2,
  'a dispute left open': 1,
  'an inquiry won': 1,
  'an order shipped in two parts': 5,
  'one shipment requested twice': 3,
  'two people pack one order': 3,
  'a shipment undone, then shipped': 3,
  'undone and released at the same time': 2,
  'a shipment released by the sweep': 3,
  'a line refunded while another person ships it': 3,
  'a return of one order': 3,
  'a return of two orders': 3,
  'a replacement sent': 3,
};
