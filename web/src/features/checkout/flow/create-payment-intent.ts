import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type CreatePaymentIntentRequest,
  type CreatePaymentIntentResponse,
  createPaymentIntentResponse,
} from '@dental-shop/domain/api/payment';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { OrderDetailsRequest } from '@dental-shop/domain/order/order-details';
import { request } from '../../../shared/api/api-client.ts';

interface PaymentIntentOptions {
  email: string;
  checkoutId: string;
  /** True if the customer hasn't clicked anything: the request then only reads. */
  resume?: boolean;
  items: readonly CheckoutItem[];
  details: OrderDetailsRequest;
  savePaymentMethod?: boolean;
}

/**
 * Resolves to the checkout's PaymentIntent and what it charges. The first call creates it, and later ones update it.
 * Rejects with an `ApiError`.
 */
export function createPaymentIntent(
  options: PaymentIntentOptions,
): Promise<CreatePaymentIntentResponse> {
  const { email, items, checkoutId, details, resume, savePaymentMethod } = options;
  // The schema takes exact fields only, and a priced item has more.
  const selectedItems = items.map(({ sku, quantity }) => ({ sku, quantity }));
  const body: CreatePaymentIntentRequest = {
    email,
    customerData: { selectedItems, checkoutId, details, ...(resume && { resume }) },
    ...(savePaymentMethod !== undefined && { savePaymentMethod }),
  };
  const schema = createPaymentIntentResponse;
  return request(apiPaths.createPaymentIntent, { method: 'POST', body, checkoutId, schema });
}
