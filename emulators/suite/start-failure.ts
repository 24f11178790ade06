/** A failure that the developer can cure; the message says how in a sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
