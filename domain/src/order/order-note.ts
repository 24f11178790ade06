/** The document `orderNotes/{orderId}`: what staff tell each other; the customer never reads it. */
export interface OrderNote<Instant> {
  text: string;
  updatedAt: Instant;
  /** The e-mail address of who wrote it last. */
  who: string;
}
