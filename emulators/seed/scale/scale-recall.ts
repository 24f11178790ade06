import type { Shipment, ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import { deviceRecordExpiresAt } from '@dental-shop/domain/retention/retention';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import type { StoredDocument } from '../firestore-emulator.ts';

const id = 'scaleRecall';

/** Collects everyone who received the first lot that was shipped. */
export class ScaleRecall {
  #device: ShipmentLine | undefined;
  readonly #consignees = new Map<string, RecallConsignee<Date>>();

  add({ uid, lines, consignee }: Shipment<Date>, sentAt: Date): void {
    this.#device ??= lines.find(({ lot }) => lot !== null);
    const { sku, lot } = this.#device ?? {};
    const received = lines.find((line) => line.sku === sku && line.lot === lot);
    if (!received || typeof lot !== 'string') return;
    const known = this.#consignees.get(uid);
    // Every other customer has confirmed.
    const confirmedAt = this.#consignees.size % 2 === 0 ? sentAt : null;
    this.#consignees.set(uid, {
      ...{ ...consignee, uid, quantity: (known?.quantity ?? 0) + received.quantity, lots: [lot] },
      ...{ orderNumbers: [], mailId: null, tokenHashes: [], notifiedAt: sentAt },
      ...{ deliveredAt: sentAt, acknowledgedAt: known ? known.acknowledgedAt : confirmedAt },
      expireAt: expiryOf(sentAt),
    });
  }

  *documents(sentAt: Date): Generator<StoredDocument> {
    const { sku, name, lot } = this.#device ?? {};
    if (sku === undefined || name === undefined || typeof lot !== 'string') return;
    const recall: Recall<Date> = {
      ...{ sku, name, lots: [lot], state: 'sent', createdAt: sentAt, createdBy: 'scale-staff' },
      subject: { en: 'Recall of a lot', es: 'Retiro de un lote' },
      message: { en: 'Stop using this lot.', es: 'Deje de usar este lote.' },
      ...{ sentAt, expireAt: expiryOf(sentAt) },
    };
    yield { path: `recalls/${id}`, data: recall };
    for (const [uid, data] of this.#consignees)
      yield { path: `recalls/${id}/consignees/${uid}`, data };
  }
}

const expiryOf = (sentAt: Date) =>
  new Date(deviceRecordExpiresAt(officeSettings.parse({}), sentAt.getTime()));
