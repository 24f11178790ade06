import type { User } from '@dental-shop/domain/account/user';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { type MailDocument, newMail } from '../mail/outbox.ts';
import type { ShipmentSubject } from './shipment-subject.ts';

/** Call it before the release is written. */
export async function shipmentMail(
  shipment: Shipment<unknown>,
  subject: Pick<ShipmentSubject, 'page' | 'isPartial'>,
  { email }: Pick<User<unknown>, 'email'>,
): Promise<MailDocument> {
  const { uid, rmaNumber, lines, carrier, trackingNumber, consignee } = shipment;
  const { name, address, language } = consignee;
  const isPartial = await subject.isPartial(shipment);
  return newMail({
    to: email,
    language,
    uid,
    template: 'shipment',
    data: {
      ...subject.page(lines),
      ...{ rmaNumber, name, lines, carrier, trackingNumber, address, isPartial },
    },
  });
}
