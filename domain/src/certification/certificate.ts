/** The document `certificates/{uid}`, from the first passed attempt. */
export interface Certificate<Instant> {
  uid: string;
  /** Printed on the certificate; random so that it can't be guessed. */
  number: string;
  name: string;
  /** Out of `questions`, which is stored because the quiz may get longer. */
  score: number;
  questions: number;
  credits: number;
  passedAt: Instant;
}
