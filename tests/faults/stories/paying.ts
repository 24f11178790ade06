import { cards } from '../cards.ts';
import { completeChallenge, pay, waitForBank } from '../pay-as-browser.ts';
import {
  payAndExpect,
  payWithGoodCard,
  requestInTabs,
  type Stage,
  startCheckout,
} from './story-context.ts';

/** Payments with different outcomes. */
export const paymentStories = {
  'a good card': async (stage: Stage) => payWithGoodCard(stage, await startCheckout(stage)),

  'declines, then a good card': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    for (const card of stage.draw.some(cards.declined, stage.draw.integer(1, 2))) {
      await payAndExpect(payment, card, 'declined');
    }
    await payWithGoodCard(stage, payment);
  },

  'declines only': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, stage.draw.oneOf(cards.declined), 'declined');
  },

  '3-D Secure passed': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await completeChallenge(payment, 'complete');
  },

  '3-D Secure failed, then a good card': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await completeChallenge(payment, 'fail');
    await payWithGoodCard(stage, payment);
  },

  '3-D Secure passed, then declined': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, stage.draw.oneOf(cards.challengedThenDeclined), 'challenge');
    await completeChallenge(payment, 'complete');
    if (stage.draw.chance(0.5)) await payWithGoodCard(stage, payment);
  },

  '3-D Secure abandoned': async (stage: Stage) => {
    await payAndExpect(await startCheckout(stage), cards.challenged, 'challenge');
  },

  'a double click on Pay Now': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    const card = stage.draw.oneOf(cards.good);
    const clicks = stage.draw.integer(2, 3);
    await Promise.all(Array.from({ length: clicks }, () => pay(payment, card)));
  },

  'two tabs': async (stage: Stage) => {
    const { payments } = await requestInTabs(stage, [{}, { togglesSaving: true }]);
    const [first, second] = payments;
    if (!first || !second) throw new Error('A tab got no response');
    await Promise.all([payWithGoodCard(stage, first), pay(second, stage.draw.oneOf(cards.good))]);
  },

  'an abandoned checkout': async (stage: Stage) => {
    await startCheckout(stage);
  },

  'a changed cart': async (stage: Stage) => {
    const old = await startCheckout(stage);
    const now = await startCheckout(stage);
    // The old page is still open in another tab and must not accept a payment.
    if (stage.draw.chance(0.5)) await payAndExpect(old, stage.draw.oneOf(cards.good), 'canceled');
    await payWithGoodCard(stage, now);
  },

  'a cart changed during payment': async (stage: Stage) => {
    const old = await startCheckout(stage);
    const [step] = await Promise.all([
      pay(old, stage.draw.oneOf(cards.good)),
      startCheckout(stage),
    ]);
    stage.count(`payment during a cart change: ${step}`);
  },

  'slow bank processing': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.processing, 'processing');
    await waitForBank(payment);
  },

  'a late decline by the bank': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.processingThenDeclined, 'processing');
    await waitForBank(payment);
    if (stage.draw.chance(0.4)) await payWithGoodCard(stage, payment);
  },
};
