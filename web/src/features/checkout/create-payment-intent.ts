import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type CreatePaymentIntentRequest,
  createPaymentIntentResponse,
} from '@dental-shop/domain/api/payment';
import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import { request } from '../../api/api-client.ts';

interface PaymentIntentOptions {
  email: string;
  checkoutId: string;
  items: CheckoutItem[];
  savePaymentMethod?: boolean;
}

/**
 * Resolves to the client secret of the checkout's PaymentIntent: it is made at the first call,
 * and found (and told whether to save the card) at later ones. Rejects with an `ApiError`.
 */
export async function createPaymentIntent({
  email,
  checkoutId,
  items,
  savePaymentMethod,
}: PaymentIntentOptions): Promise<string> {
  const body: CreatePaymentIntentRequest = {
    email,
    customerData: { selectedItems: items, checkoutId },
    ...(savePaymentMethod === undefined ? {} : { savePaymentMethod }),
  };
  const { clientSecret } = await request(apiPaths.createPaymentIntent, {
    method: 'POST',
    body,
    schema: createPaymentIntentResponse,
  });
  return clientSecret;
}
