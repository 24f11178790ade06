import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { invalidRequest } from '../http/api-error.ts';
import type { Parameters } from '../http/parameters.ts';
import { parseShipping } from './address.ts';
import { liveCustomer } from './customers.ts';
import { formatMoney } from './format-money.ts';
import { findPaymentMethod, usableCard } from './payment-methods.ts';

const minAmount = 50;
const maxAmount = 99_999_999;

export const changeableFields = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'expand',
] as const;

/** In cents or the currency's smallest unit. */
export function parseAmount(given: Parameters, currency: string): number {
  given.required('amount');
  const amount = given.integer('amount') ?? 0;
  if (amount < 1) throw invalidRequest('This value must be greater than or equal to 1.', 'amount');
  if (amount < minAmount) {
    const lowest = formatMoney(minAmount, currency);
    throw invalidRequest(
      `Amount must be at least ${lowest} ${currency}`,
      'amount',
      'amount_too_small',
    );
  }
  if (amount > maxAmount) {
    const highest = formatMoney(maxAmount, currency);
    throw invalidRequest(
      `Amount must be no more than ${highest} ${currency}`,
      'amount',
      'amount_too_large',
    );
  }
  return amount;
}

export function parseCurrency(given: Parameters): string {
  const currency = given.required('currency').toLowerCase();
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase())) {
    throw invalidRequest(`Invalid currency: ${currency}.`, 'currency');
  }
  return currency;
}

export function withChanges(
  account: Account,
  intent: Stripe.PaymentIntent,
  given: Parameters,
): Stripe.PaymentIntent {
  const currency = given.has('currency') ? parseCurrency(given) : intent.currency;
  const customer = given.text('customer');
  const paymentMethod = given.text('payment_method');
  const changed: Stripe.PaymentIntent = {
    ...intent,
    amount: given.has('amount') ? parseAmount(given, currency) : intent.amount,
    currency,
    description: given.changed('description', intent.description),
    metadata: given.metadata(intent.metadata),
    receipt_email: given.changed('receipt_email', intent.receipt_email),
    shipping: given.has('shipping') ? parseShipping(given) : intent.shipping,
    statement_descriptor: given.changed('statement_descriptor', intent.statement_descriptor),
    statement_descriptor_suffix: given.changed(
      'statement_descriptor_suffix',
      intent.statement_descriptor_suffix,
    ),
  };
  if (given.has('setup_future_usage')) {
    changed.setup_future_usage =
      given.choice('setup_future_usage', ['off_session', 'on_session']) ?? null;
  }
  if (customer) changed.customer = liveCustomer(account, customer, 'customer').id;
  if (paymentMethod) {
    const method = findPaymentMethod(account, paymentMethod, 'payment_method');
    usableCard(account, method);
    changed.payment_method = method.id;
    if (changed.status === 'requires_payment_method') changed.status = 'requires_confirmation';
  }
  return changed;
}
