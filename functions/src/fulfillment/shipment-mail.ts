import type { User } from '@dental-shop/domain/account/user';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { type MailDocument, newMail } from '../mail/outbox.ts';
import type { ShipmentSubject } from './shipment-subject.ts';

export function shipmentMail(
  { uid, rmaNumber, lines, carrier, trackingNumber, consignee }: Shipment<unknown>,
  { page, shippable }: Pick<ShipmentSubject, 'page' | 'shippable'>,
  { email }: Pick<User<unknown>, 'email'>,
): MailDocument {
  const { name, address, language } = consignee;
  const isPartial = shippable.some(({ open }) => open > 0);
  return newMail({
    to: email,
    language,
    uid,
    template: 'shipment',
    data: { ...page(lines), rmaNumber, name, lines, carrier, trackingNumber, address, isPartial },
  });
}
