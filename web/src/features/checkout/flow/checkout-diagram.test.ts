import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutState,
  initialCheckoutState,
  type PreparedCheckout,
  transition,
} from './checkout-machine.ts';
import type { OpenCheckout } from './persisted-checkout.ts';

const user = { uid: 'ada', email: 'ada@example.com' };
const { uid, email } = user;
const item = { sku: 'HD55S', quantity: 2 };
const items = [item];
const cart = [{ SKU: item.sku, Name: '', Price: '', 'thumbnail Photo Name': '', quantity: 2 }];
const checkoutId = 'abcdefghijklmnopqrst';
const payment = { clientSecret: 'pi_1_secret_2', earlierFailure: '' };
const open: OpenCheckout = { uid, checkoutId, items, openPayment: payment };
const prepared: PreparedCheckout = {
  checkoutId,
  clientSecret: payment.clientSecret,
  amount: 18_200,
  currency: 'usd',
  items: [{ ...item, name: 'Drill', unitPrice: 9_100 }],
  priceChanges: [],
};
const failure = 'Declined.';
const attempt = { user, cart, checkout: open };
const otherCart = { ...attempt, cart: [] };
const checking = { step: 'checking', uid, checkout: null, notice: null } as const;

const states: { [Step in CheckoutState['step']]: Extract<CheckoutState, { step: Step }>[] } = {
  restoring: [{ step: 'restoring' }],
  cart: [{ step: 'cart' }],
  preparing: [{ step: 'preparing', uid, failure: null }],
  failed: [{ step: 'failed', uid, failure }],
  ready: [{ step: 'ready', uid, checkout: prepared, failure: null }],
  paying: [{ step: 'paying', uid, checkout: prepared }],
  checking: [
    { ...checking, checkout: prepared },
    { ...checking, attempt },
    { ...checking, attempt: otherCart },
  ],
  'already-paid': [{ step: 'already-paid', uid, orderId: checkoutId }],
  succeeded: [{ step: 'succeeded', uid, email, orderId: checkoutId }],
  receipt: [{ step: 'receipt', uid, email, orderId: checkoutId }],
};

const returned = { clientSecret: payment.clientSecret, id: 'pi_1' };
const paid = { checkoutId, items, maybePaidElsewhere: false };
const { openPayment: _none, ...stored } = open;

const events: { [Type in CheckoutEvent['type']]: Extract<CheckoutEvent, { type: Type }>[] } = {
  'cart-opened': [{ type: 'cart-opened', user, isStale: true }],
  'receipt-opened': [{ type: 'receipt-opened', user, orderId: checkoutId }],
  'checkout-opened': [
    { ...attempt, type: 'checkout-opened' },
    { ...attempt, type: 'checkout-opened', checkout: stored },
  ],
  'open-payment-found': [{ ...attempt, type: 'open-payment-found' }],
  'payment-returned': [
    { ...attempt, type: 'payment-returned', returned },
    { ...attempt, type: 'payment-returned', returned, checkout: undefined },
  ],
  'checkout-looked-up': [{ ...attempt, type: 'checkout-looked-up' }],
  proceed: [
    { ...attempt, type: 'proceed' },
    { ...attempt, type: 'proceed', checkout: undefined },
    { ...attempt, type: 'proceed', cart: [] },
  ],
  'return-to-cart': [{ type: 'return-to-cart', uid }],
  prepared: [{ type: 'prepared', checkout: prepared }],
  'preparation-failed': [{ type: 'preparation-failed', failure }],
  pay: [{ type: 'pay', user, confirm: async () => 'succeeded' }],
  'outcome-unknown': [{ type: 'outcome-unknown', user, payment, isAlreadyPaid: false }],
  'challenge-closed': [{ type: 'challenge-closed', user, payment, failure }],
  repriced: [{ type: 'repriced', checkout: prepared, failure }],
  'payment-failed': [{ type: 'payment-failed', checkoutId, failure, isDecided: true }],
  'bank-delayed': [{ type: 'bank-delayed', notice: 'Still processing.' }],
  'payment-canceled': [{ type: 'payment-canceled', checkoutId, failure }],
  'payment-succeeded': [{ type: 'payment-succeeded', user, ...paid }],
  'already-paid-found': [{ type: 'already-paid-found', uid, ...paid }],
};

function changesOfMachine(): string[] {
  const changes = Object.values(states)
    .flat()
    .flatMap((from) =>
      Object.values(events)
        .flat()
        .map((event) => ({ from: from.step, to: transition(from, event)[0].step, event })),
    )
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, event }) => `${from} --> ${to}: ${event.type}`);
  return [...new Set([`[*] --> ${initialCheckoutState.step}`, ...changes])].sort();
}

const unpaid = Object.keys(states).filter((step) => !['succeeded', 'already-paid'].includes(step));

function changesOfDiagram(diagram: string): string[] {
  const arrows = diagram.replaceAll('_', '-').matchAll(/^ *(\S+) --> ([\w-]+)(?:: (.+))?$/gm);
  return [...arrows]
    .flatMap(([, from = '', to, labels]) =>
      (from === 'unpaid' ? unpaid : [from]).flatMap(
        (each) =>
          labels?.split(', ').map((label) => `${each} --> ${to}: ${label}`) ?? `${each} --> ${to}`,
      ),
    )
    .sort();
}

it('matches the diagram in docs/payments.md', () => {
  const doc = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8');
  const diagram = /```mermaid\nstateDiagram-v2\n(.+?)```/s.exec(doc)?.[1] ?? '';
  expect(changesOfDiagram(diagram)).toEqual(changesOfMachine());
});
