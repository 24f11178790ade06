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
  /** Makes the request read-only, for a checkout that resumes without a click. */
  resume?: boolean;
  items: readonly CheckoutItem[];
  details: OrderDetailsRequest;
  savePaymentMethod?: boolean;
}

/** Creates the checkout's PaymentIntent on the first call and updates it on later ones. Rejects with an `ApiError`. */
export function createPaymentIntent(
  options: PaymentIntentOptions,
): Promise<CreatePaymentIntentResponse> {
  const { email, items, checkoutId, details, resume, savePaymentMethod } = options;
  // Priced items have extra fields, which the schema would reject.
  const selectedItems = items.map(({ sku, quantity }) => ({ sku, quantity }));
  const body: CreatePaymentIntentRequest = {
    email,
    customerData: { selectedItems, checkoutId, details, ...(resume && { resume }) },
    ...(savePaymentMethod !== undefined && { savePaymentMethod }),
  };
  const schema = createPaymentIntentResponse;
  return request(apiPaths.createPaymentIntent, { method: 'POST', body, checkoutId, schema });
}
