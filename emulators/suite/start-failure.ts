/** A reason not to go on that the developer can cure; its message is one sentence saying how. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
