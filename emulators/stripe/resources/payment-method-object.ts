import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newIdentifier, nowInSeconds } from '../account/identifiers.ts';
import { securityCodeLength } from '../cards/card-number.ts';
import { cardInWallets, type TestCard, testCardByNumber } from '../cards/test-cards.ts';
import { type Wallet, wallets, walletToken, walletTypes } from '../cards/wallets.ts';
import { ApiError } from '../http/api-error.ts';
import type { Parameters } from '../http/parameters.ts';
import { parseAddress } from './address.ts';

interface NewPaymentMethod {
  card: TestCard;
  expMonth: number;
  expYear: number;
  hasSecurityCode: boolean;
  billing: Stripe.PaymentMethod.BillingDetails;
  redisplay: 'always' | 'limited' | 'unspecified';
}

export function paymentMethodFrom(account: Account, given: Parameters): Stripe.PaymentMethod {
  given.allow('type', 'card', 'billing_details', 'allow_redisplay', 'metadata', 'expand');
  given.choice('type', ['card']);
  const fields = given.nested('card');
  fields?.allow('number', 'exp_month', 'exp_year', 'cvc', 'token');
  const wallet = wallets.find((each) => walletToken(each) === fields?.text('token'));
  if (wallet !== undefined) return walletPaymentMethod(account, wallet, given);
  const number = fields?.required('number').replaceAll(' ', '') ?? '';
  const card = testCardByNumber(number);
  if (card === null || fields === undefined) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const expMonth = fields.integer('exp_month') ?? 0;
  const expYear = fourDigits(fields.integer('exp_year') ?? 0);
  requireValidExpiry(expMonth, expYear);
  const securityCode = fields.text('cvc');
  if (securityCode && securityCode.length !== securityCodeLength(card.brand)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const hasSecurityCode = Boolean(securityCode);
  const billing = billingOf(given.nested('billing_details'));
  const redisplay = redisplayOf(given);
  return file(account, { card, expMonth, expYear, hasSecurityCode, billing, redisplay });
}

function walletPaymentMethod(
  account: Account,
  wallet: Wallet,
  given: Parameters,
): Stripe.PaymentMethod {
  const made = file(account, {
    card: cardInWallets,
    expMonth: 8,
    expYear: new Date().getFullYear() + 1,
    hasSecurityCode: false,
    billing: billingOf(given.nested('billing_details')),
    redisplay: redisplayOf(given),
  });
  if (made.card) {
    const type = walletTypes[wallet];
    made.card.wallet = { dynamic_last4: null, type, [type]: {} };
  }
  return made;
}

export function paymentMethodOf(account: Account, card: TestCard): Stripe.PaymentMethod {
  const expYear = new Date().getFullYear() + 1;
  const made = {
    card,
    expMonth: 8,
    expYear,
    hasSecurityCode: false,
    billing: billingOf(undefined),
  };
  return file(account, { ...made, redisplay: 'unspecified' });
}

function file(account: Account, made: NewPaymentMethod): Stripe.PaymentMethod {
  const { card, expMonth, expYear, hasSecurityCode, billing, redisplay } = made;
  const method: Stripe.PaymentMethod = {
    id: newIdentifier('pm'),
    object: 'payment_method',
    allow_redisplay: redisplay,
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing.address?.postal_code ? 'pass' : null,
        cvc_check: hasSecurityCode ? 'pass' : null,
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256')
        .update(card.name + card.last4)
        .digest('hex')
        .slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.state.paymentMethods[method.id] = method;
  account.state.testCards[method.id] = card.name;
  return method;
}

const redisplayOf = (given: Parameters) =>
  given.choice('allow_redisplay', ['always', 'limited', 'unspecified']) ?? 'unspecified';

function billingOf(given: Parameters | undefined): Stripe.PaymentMethod.BillingDetails {
  given?.allow('address', 'email', 'name', 'phone', 'tax_id');
  return {
    address: given === undefined ? null : parseAddress(given),
    email: given?.changed('email', null) ?? null,
    name: given?.changed('name', null) ?? null,
    phone: given?.changed('phone', null) ?? null,
    tax_id: given?.changed('tax_id', null) ?? null,
  };
}

function fourDigits(year: number): number {
  return year < 100 ? year + 2000 : year;
}

function requireValidExpiry(month: number, year: number): void {
  if (month < 1 || month > 12) {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  const now = new Date();
  const expired = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  if (expired || year > now.getFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param }, true);
}
