import type { Recall } from '@dental-shop/domain/recalls/recall';
import type { Timestamp } from 'firebase/firestore';

export interface RecallProps {
  recallId: string;
  recall: Recall<Timestamp>;
  /** Receives a message for screen readers and the screen. */
  onDone: (message: string) => void;
}
