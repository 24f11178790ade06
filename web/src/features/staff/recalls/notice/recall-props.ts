import type { Recall } from '@dental-shop/domain/recalls/recall';
import type { Timestamp } from 'firebase/firestore';

export interface RecallProps {
  recallId: string;
  recall: Recall<Timestamp>;
  /** Shows a message and announces it to screen readers. */
  onDone: (message: string) => void;
}
