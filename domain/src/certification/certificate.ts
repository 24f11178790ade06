/**
 * The document `certificates/{uid}`: an account has one, for the first time that it passed the
 * quiz. `Instant` is Firestore's timestamp on either side of the wire.
 */
export interface Certificate<Instant> {
  uid: string;
  /** Printed on it; random, so that it reveals nothing and another's cannot be guessed. */
  number: string;
  /** As registered when the quiz was passed, or as staff have corrected it since. */
  name: string;
  /** Right answers out of `questions`, which is stored because a later quiz may have more. */
  score: number;
  questions: number;
  /** Continuing-education credits. */
  credits: number;
  passedAt: Instant;
}
