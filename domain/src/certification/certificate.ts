/** The document `certificates/{uid}`, for the first time that the account passed the quiz. */
export interface Certificate<Instant> {
  uid: string;
  /** Printed on it; random, so that it can't be guessed. */
  number: string;
  /** As registered, or as staff have corrected it since. */
  name: string;
  /** Out of `questions`, which is stored because a later quiz may have more. */
  score: number;
  questions: number;
  credits: number;
  passedAt: Instant;
}
