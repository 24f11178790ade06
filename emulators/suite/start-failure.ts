/** A failure that the developer can fix; the message explains how. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
