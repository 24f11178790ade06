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
  items: CheckoutItem[];
  details: OrderDetailsRequest;
  savePaymentMethod?: boolean;
}

/**
 * Resolves to the checkout's PaymentIntent and what it charges. The first call creates it; later
 * ones return the same one, and may change whether the card is saved. Rejects with an `ApiError`.
 */
export function createPaymentIntent({
  email,
  checkoutId,
  resume = false,
  items,
  details,
  savePaymentMethod,
}: PaymentIntentOptions): Promise<CreatePaymentIntentResponse> {
  const body: CreatePaymentIntentRequest = {
    email,
    customerData: { selectedItems: items, checkoutId, details, ...(resume && { resume }) },
    ...(savePaymentMethod === undefined ? {} : { savePaymentMethod }),
  };
  return request(apiPaths.createPaymentIntent, {
    method: 'POST',
    body,
    checkoutId,
    schema: createPaymentIntentResponse,
  });
}
