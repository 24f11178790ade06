import { type CardBrand, detectBrand, passesLuhn } from './card-number.ts';
import type { DeclineReason } from './declines.ts';

export interface TestCard {
  name: string;
  brand: CardBrand;
  last4: string;
  funding: 'credit' | 'debit';
  /** Whether 3-D Secure is required for every payment or only until the card is saved. */
  authentication: 'none' | 'until-saved' | 'always';
  decline: DeclineReason | null;
  declinedOnAttach: boolean;
  settlesLater: boolean;
  dispute: DisputeKind | null;
  refund: 'succeeds' | 'fails-later' | 'succeeds-later';
}

/** An inquiry doesn't withdraw money. */
export type DisputeKind = 'fraudulent' | 'product_not_received' | 'inquiry';

type Behavior = Partial<
  Pick<TestCard, 'authentication' | 'decline' | 'dispute' | 'funding' | 'refund' | 'settlesLater'>
> & {
  attaches?: boolean;
};

const testCards: readonly [number: string, name: string, behavior?: Behavior][] = [
  ['4242424242424242', 'pm_card_visa'],
  ['4000056655665556', 'pm_card_visa_debit', { funding: 'debit' }],
  ['5555555555554444', 'pm_card_mastercard'],
  ['378282246310005', 'pm_card_amex'],
  ['6011111111111117', 'pm_card_discover'],
  ['4000000000000002', 'pm_card_visa_chargeDeclined', { decline: 'generic_decline' }],
  [
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    { decline: 'insufficient_funds' },
  ],
  ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', { decline: 'lost_card' }],
  ['4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', { decline: 'stolen_card' }],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: 'expired_card' }],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: 'incorrect_cvc' }],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError', { decline: 'processing_error' }],
  [
    '4000000000000341',
    'pm_card_chargeCustomerFail',
    { decline: 'generic_decline', attaches: true },
  ],
  ['4000002500003155', 'pm_card_authenticationRequiredOnSetup', { authentication: 'until-saved' }],
  ['4000002760003184', 'pm_card_authenticationRequired', { authentication: 'always' }],
  [
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    { authentication: 'always', decline: 'insufficient_funds', attaches: true },
  ],
  [
    '4000008400001629',
    'pm_card_threeDSecureRequiredChargeDeclined',
    { authentication: 'always', decline: 'generic_decline', attaches: true },
  ],
  ['4000000000000259', 'pm_card_createDispute', { dispute: 'fraudulent' }],
  [
    '4000000000002685',
    'pm_card_createDisputeProductNotReceived',
    { dispute: 'product_not_received' },
  ],
  ['4000000000001976', 'pm_card_createDisputeInquiry', { dispute: 'inquiry' }],
  ['4000000000005126', 'pm_card_refundFail', { refund: 'fails-later' }],
  ['4000000000007726', 'pm_card_pendingRefund', { refund: 'succeeds-later' }],
  // Stripe has no test cards for delayed payments, so these two only exist here.
  ['4000000000007700', 'pm_card_processing', { settlesLater: true }],
  [
    '4000000000007718',
    'pm_card_processingChargeDeclined',
    { settlesLater: true, decline: 'insufficient_funds', attaches: true },
  ],
];

const cardsByNumber = new Map(
  testCards.map(([number, ...rest]) => [number, testCard(number, ...rest)]),
);
const cardsByName = new Map([...cardsByNumber.values()].map((card) => [card.name, card]));

/**
 * Other numbers that pass the Luhn check may be real cards. They're declined, as in Stripe's test
 * mode, and only the last four digits are stored.
 */
export function testCardByNumber(number: string): TestCard | null {
  const known = cardsByNumber.get(number);
  if (known !== undefined) return known;
  const plausible = /^\d{13,19}$/.test(number) && passesLuhn(number);
  if (!plausible) return null;
  return testCard(number, 'live_card', { decline: 'test_mode_live_card' });
}

export function testCardByName(name: string): TestCard | null {
  if (name === 'live_card') return testCardByNumber('4111111111111111');
  return cardsByName.get(name) ?? null;
}

function testCard(number: string, name: string, behavior: Behavior = {}): TestCard {
  const { authentication = 'none', decline = null, funding = 'credit', attaches } = behavior;
  const { settlesLater = false, dispute = null, refund = 'succeeds' } = behavior;
  return {
    name,
    brand: detectBrand(number),
    last4: number.slice(-4),
    funding,
    authentication,
    decline,
    declinedOnAttach: decline !== null && !attaches,
    settlesLater,
    dispute,
    refund,
  };
}

export const cardInWallets = testCard('4242424242424242', 'pm_card_visa');
