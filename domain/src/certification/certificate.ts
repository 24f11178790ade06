/** The document `certificates/{uid}`, created by the first attempt that passes. */
export interface Certificate<Instant> {
  uid: string;
  /** Random, so it can't be guessed. */
  number: string;
  name: string;
  /**
   * The number of right answers out of `questions`. Stores both, because the quiz may get longer.
   */
  score: number;
  questions: number;
  credits: number;
  passedAt: Instant;
}
