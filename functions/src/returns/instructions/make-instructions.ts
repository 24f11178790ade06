import { documentId } from '@dental-shop/domain/api/document-id';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from '../../platform/firestore/accounts.ts';
import { returns } from '../../platform/firestore/fulfillment.ts';
import type { Seller } from '../../platform/parameters.ts';
import { instructionWords } from './words.ts';

interface InstructionServices {
  firestore: Firestore;
  seller: () => Seller;
}

const acceptedStates: readonly ReturnState[] = ['accepted', 'received', 'settled'];

/** Only the customer can download the instructions. */
export async function makeInstructions(
  { firestore, seller }: InstructionServices,
  uid: string,
  id: unknown,
) {
  const parsed = documentId.safeParse(id);
  if (!parsed.success) throw new Refusal('not-found');
  const rmaNumber = parsed.data;
  const found = (await returns(firestore).doc(rmaNumber).get()).data();
  if (found?.uid !== uid) throw new Refusal('not-found');
  if (!acceptedStates.includes(found.state)) throw new Refusal('return-not-accepted');
  const language = (await users(firestore).doc(uid).get()).data()?.language ?? 'en';
  // Imported on first use, because loading it would delay every cold start.
  const { renderInstructions } = await import('./render-instructions.tsx');
  const content = await renderInstructions({ ...found, rmaNumber, language, seller: seller() });
  return { fileName: `${instructionWords[language].fileName}-${rmaNumber}.pdf`, content };
}
