/**
 * Pixels to a millimeter, one for all the parts that a customer compares with each other, so that
 * a longer or wider one looks longer or wider.
 */
export const commonScale = {
  healingCap: 26,
  titach: 23,
  fridge: 26,
  impression: 19,
  drillStop: 15,
  latchTool: 11,
  driver: 9.4,
  handInstrument: 2.35,
} as const;
