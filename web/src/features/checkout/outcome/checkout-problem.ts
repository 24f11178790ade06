/** A reason not to go on that the browser itself has found. */
export class CheckoutProblem extends Error {
  override readonly name = 'CheckoutProblem';
  readonly code: 'too-many-items' | 'not-approved' | 'payment-unavailable';

  constructor(code: CheckoutProblem['code'], options?: ErrorOptions) {
    super(`The checkout cannot go on: ${code}.`, options);
    this.code = code;
  }
}
