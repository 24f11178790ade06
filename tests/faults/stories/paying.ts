import { cards } from '../cards.ts';
import { completeChallenge, pay, waitForBank } from '../pay-as-browser.ts';
import {
  payAndExpect,
  payWithGoodCard,
  requestInTabs,
  type StoryContext,
  startCheckout,
} from './story-context.ts';

export const paymentStories = {
  'a good card': async (context: StoryContext) =>
    payWithGoodCard(context, await startCheckout(context)),

  'declines, then a good card': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    for (const card of context.draw.some(cards.declined, context.draw.integer(1, 2))) {
      await payAndExpect(payment, card, 'declined');
    }
    await payWithGoodCard(context, payment);
  },

  'declines only': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, context.draw.oneOf(cards.declined), 'declined');
  },

  '3-D Secure passed': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await completeChallenge(payment, 'complete');
  },

  '3-D Secure failed, then a good card': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await completeChallenge(payment, 'fail');
    await payWithGoodCard(context, payment);
  },

  '3-D Secure passed, then declined': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, context.draw.oneOf(cards.challengedThenDeclined), 'challenge');
    await completeChallenge(payment, 'complete');
    if (context.draw.chance(0.5)) await payWithGoodCard(context, payment);
  },

  '3-D Secure abandoned': async (context: StoryContext) => {
    await payAndExpect(await startCheckout(context), cards.challenged, 'challenge');
  },

  'a double click on Pay Now': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    const card = context.draw.oneOf(cards.good);
    const clicks = context.draw.integer(2, 3);
    await Promise.all(Array.from({ length: clicks }, () => pay(payment, card)));
  },

  'two tabs': async (context: StoryContext) => {
    const { payments } = await requestInTabs(context, [{}, { togglesSaving: true }]);
    const [first, second] = payments;
    if (!first || !second) throw new Error('A tab got no response');
    await Promise.all([
      payWithGoodCard(context, first),
      pay(second, context.draw.oneOf(cards.good)),
    ]);
  },

  'an abandoned checkout': async (context: StoryContext) => {
    await startCheckout(context);
  },

  'a changed cart': async (context: StoryContext) => {
    const old = await startCheckout(context);
    const now = await startCheckout(context);
    // The old checkout may still be open in another tab, where paying must fail.
    if (context.draw.chance(0.5))
      await payAndExpect(old, context.draw.oneOf(cards.good), 'canceled');
    await payWithGoodCard(context, now);
  },

  'a cart changed during payment': async (context: StoryContext) => {
    const old = await startCheckout(context);
    const [step] = await Promise.all([
      pay(old, context.draw.oneOf(cards.good)),
      startCheckout(context),
    ]);
    context.count(`payment during a cart change: ${step}`);
  },

  'slow bank processing': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, cards.processing, 'processing');
    await waitForBank(payment);
  },

  'a late decline by the bank': async (context: StoryContext) => {
    const payment = await startCheckout(context);
    await payAndExpect(payment, cards.processingThenDeclined, 'processing');
    await waitForBank(payment);
    if (context.draw.chance(0.4)) await payWithGoodCard(context, payment);
  },
};
