/** What a key adds to the quantity in a stepper's field. */
export const quantitySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  '+': 1,
  '-': -1,
};
