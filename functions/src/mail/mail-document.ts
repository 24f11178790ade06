import type { Language } from '@dental-shop/domain/account/language';
import type { DeliveryState } from '@dental-shop/domain/api/staff/read-order-history';
import type { Timestamp } from 'firebase-admin/firestore';
import type { MailContent } from './mail-content.ts';

export interface Delivery {
  state: DeliveryState;
  /** How often sending was begun. */
  attempts: number;
  /** When the sweep may take it up, in whatever state; null when there is no more to do. */
  dueAt: Timestamp | null;
  lastError: string | null;
  deliveredAt: Timestamp | null;
}

/** The document `mail/{id}`: one mail to one address. */
export type MailDocument = MailContent & {
  to: string;
  language: Language;
  createdAt: Timestamp;
  delivery: Delivery;
  /** The last copy that staff had sent. */
  resentAs?: string;
};
