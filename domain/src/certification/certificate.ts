/** The document `certificates/{uid}`, created by the first attempt that passes. */
export interface Certificate<Instant> {
  uid: string;
  /** Printed on the certificate; random so that it can't be guessed. */
  number: string;
  name: string;
  /**
   * The number of right answers. `questions` is the total, stored because the quiz may get longer.
   */
  score: number;
  questions: number;
  credits: number;
  passedAt: Instant;
}
