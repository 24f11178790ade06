/** The document `certificates/{uid}`, created by the first attempt that passes. */
export interface Certificate<Instant> {
  uid: string;
  /** Random, so it can't be guessed. */
  number: string;
  name: string;
  /** The number of right answers. `questions` is stored too, because the quiz may get longer. */
  score: number;
  questions: number;
  credits: number;
  passedAt: Instant;
}
