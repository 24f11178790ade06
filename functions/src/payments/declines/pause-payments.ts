import { paymentPauseMs } from '@dental-shop/domain/payment/declines';
import { warn } from 'firebase-functions/logger';
import { checkouts } from '../../platform/firestore/checkouts.ts';
import { declines as declinesOf } from '../../platform/firestore/orders.ts';
import { cancelIntent } from '../cancel-payment.ts';
import type { RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { tellStaff } from './tell-staff.ts';

/**
 * Lets an account ask for no payment for a while, ends what it has open, and tells staff once for
 * each pause.
 */
export async function pausePayments(
  services: RecordingServices,
  payment: ShopPayment,
  declines: number,
): Promise<void> {
  const { firestore, stripe } = services;
  const { uid } = payment;
  const pause = declinesOf(firestore).doc(uid);
  const known = (await pause.get()).data()?.pausedUntil ?? 0;
  if (known <= Date.now()) {
    warn('Payments of an account were declined too often', { uid, declines });
    await pause.set({ pausedUntil: Date.now() + paymentPauseMs });
  }
  const { docs } = await checkouts(firestore)
    .where('uid', '==', uid)
    .where('intentState', '==', 'open')
    .get();
  for (const { id } of docs) await cancelIntent({ firestore, stripe: stripe() }, id);
  await tellStaff(services, { ...payment, declines, measure: 'pause-payments' });
}
