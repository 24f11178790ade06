import { cards } from '../cards.ts';
import { answerChallenge, pay, waitForBank } from '../pay-as-browser.ts';
import { askInTabs, payAndExpect, payWell, type Stage, startCheckout } from './story-context.ts';

/** Ways to pay, and ways to fail at it. */
export const paymentStories = {
  'a good card': async (stage: Stage) => payWell(stage, await startCheckout(stage)),

  'declines, then a good card': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    for (const card of stage.draw.some(cards.declined, stage.draw.integer(1, 2))) {
      await payAndExpect(payment, card, 'declined');
    }
    await payWell(stage, payment);
  },

  'declines only': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, stage.draw.oneOf(cards.declined), 'declined');
  },

  '3-D Secure passed': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await answerChallenge(payment, 'complete');
  },

  '3-D Secure failed, then a good card': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.challenged, 'challenge');
    await answerChallenge(payment, 'fail');
    await payWell(stage, payment);
  },

  '3-D Secure passed, then declined': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, stage.draw.oneOf(cards.challengedThenDeclined), 'challenge');
    await answerChallenge(payment, 'complete');
    if (stage.draw.chance(0.5)) await payWell(stage, payment);
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
    const { payments } = await askInTabs(stage, [{}, { savesOtherwise: true }]);
    const [first, second] = payments;
    if (!first || !second) throw new Error('A tab got no answer');
    await Promise.all([payWell(stage, first), pay(second, stage.draw.oneOf(cards.good))]);
  },

  'a checkout abandoned': async (stage: Stage) => {
    await startCheckout(stage);
  },

  'a cart changed': async (stage: Stage) => {
    const old = await startCheckout(stage);
    const now = await startCheckout(stage);
    // The old page is still open in another tab: it must not be possible to pay there.
    if (stage.draw.chance(0.5)) await payAndExpect(old, stage.draw.oneOf(cards.good), 'canceled');
    await payWell(stage, now);
  },

  'a cart changed in the moment of paying': async (stage: Stage) => {
    const old = await startCheckout(stage);
    const [step] = await Promise.all([
      pay(old, stage.draw.oneOf(cards.good)),
      startCheckout(stage),
    ]);
    stage.count(`payment of a cart that was being changed: ${step}`);
  },

  'a bank that takes its time': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.processing, 'processing');
    await waitForBank(payment);
  },

  'a bank that declines after a while': async (stage: Stage) => {
    const payment = await startCheckout(stage);
    await payAndExpect(payment, cards.processingThenDeclined, 'processing');
    await waitForBank(payment);
    if (stage.draw.chance(0.4)) await payWell(stage, payment);
  },
};
