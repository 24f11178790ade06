import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { connectToStripe } from '../../platform/stripe/client.ts';
import { serve } from '../../platform/test-server.ts';
import { fetchStripePayment, getCharge } from './fetch-stripe-payment.ts';
import { intent } from './payment-fixture.ts';

function page(url: string, ids: readonly string[], after: string | null) {
  const start = after === null ? 0 : ids.indexOf(after) + 1;
  const data = ids.slice(start, start + 2).map((id) => ({ id }));
  return { object: 'list', url, data, has_more: start + 2 < ids.length };
}

async function stripeWith(status: Stripe.PaymentIntent.Status): Promise<Stripe> {
  const lists = new Map([
    ['/v1/refunds', ['re_1', 're_2', 're_3', 're_4', 're_5']],
    ['/v1/disputes', ['du_1']],
  ]);
  const respond = ({ pathname, searchParams: query }: URL) => {
    if (pathname === '/v1/payment_intents/pi_1') {
      return { id: 'pi_1', status, latest_charge: { id: query.get('expand[0]') } };
    }
    const ids = query.get('payment_intent') === 'pi_1' ? lists.get(pathname) : undefined;
    return page(pathname, ids ?? [], query.get('starting_after'));
  };
  const address = await serve((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(respond(new URL(request.url ?? '', 'http://stripe'))));
  });
  return connectToStripe(address, 'sk_test_x');
}

it('fetches the charge and every page of refunds and disputes', async () => {
  const { intent, refunds, disputes } = await fetchStripePayment(
    await stripeWith('succeeded'),
    'pi_1',
  );
  expect(intent.latest_charge).toEqual({ id: 'latest_charge' });
  expect(refunds.map(({ id }) => id)).toEqual(['re_1', 're_2', 're_3', 're_4', 're_5']);
  expect(disputes.map(({ id }) => id)).toEqual(['du_1']);
});

it("doesn't fetch refunds and disputes before the payment succeeds", async () => {
  const facts = await fetchStripePayment(await stripeWith('processing'), 'pi_1');
  expect(facts).toMatchObject({ refunds: [], disputes: [] });
});

it('getCharge returns null if the charge is missing or not expanded', () => {
  const charge = { id: 'ch_1' };
  expect(getCharge(intent({ latest_charge: charge }))).toBe(charge);
  expect(getCharge(intent({ latest_charge: 'ch_1' }))).toBeNull();
  expect(getCharge(intent({ latest_charge: null }))).toBeNull();
});
