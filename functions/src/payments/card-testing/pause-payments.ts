import { paymentPauseMs } from '@dental-shop/domain/payment/declines';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { findOpenCheckouts } from '../../platform/firestore/checkouts.ts';
import { declines as declinesOf } from '../../platform/firestore/orders.ts';
import { retryOnContention } from '../../platform/firestore/retry-on-contention.ts';
import { expiry } from '../../platform/firestore/typed-collection.ts';
import { cancelCheckout } from '../cancel-payment-intent.ts';
import type { RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { alertOffice } from './alert-office.ts';

export async function pausePayments(
  services: RecordingServices,
  payment: ShopPayment,
  declines: number,
): Promise<void> {
  const { firestore, stripe } = services;
  const { uid } = payment;
  const pausedUntil = await pause(firestore, uid, declines);
  for (const { id } of await findOpenCheckouts(firestore, uid))
    await cancelCheckout({ firestore, stripe: stripe() }, id);
  await alertOffice(services, { ...payment, declines, measure: 'pause-payments', pausedUntil });
}

/** Stripe times out soon after this and resends the event. */
const timeoutMs = 12_000;

/**
 * Returns the end of the pause, in ms since 1970. If several declines arrive at once, only one of
 * them starts the pause.
 */
function pause(firestore: Firestore, uid: string, declines: number): Promise<number> {
  const reference = declinesOf(firestore).doc(uid);
  const attempt = async () => {
    const known = await reference.get();
    const now = Date.now();
    const found = known.data()?.pausedUntil ?? 0;
    if (found > now) return found;
    const newPause = { pausedUntil: now + paymentPauseMs, expireAt: expiry('declines') };
    await (known.updateTime
      ? reference.update(newPause, { lastUpdateTime: known.updateTime })
      : reference.create(newPause));
    warn('Too many declines for an account', { uid, declines });
    return newPause.pausedUntil;
  };
  return retryOnContention({ timeoutMs, attempt });
}
