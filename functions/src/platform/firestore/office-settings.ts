import { type OfficeSettings, officeSettings } from '@dental-shop/domain/settings/office-settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { typedCollection } from './typed-collection.ts';

type Get = <T>(reference: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

export const officeSettingsDocument = (firestore: Firestore) =>
  typedCollection<Partial<OfficeSettings>>(firestore, 'settings').doc('office');

/** Pass a transaction's `get` to read the settings in it. */
export async function readOfficeSettings(
  firestore: Firestore,
  get: Get = (reference) => reference.get(),
): Promise<OfficeSettings> {
  return officeSettings.parse((await get(officeSettingsDocument(firestore))).data() ?? {});
}
