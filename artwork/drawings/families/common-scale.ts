/**
 * Pixels per millimeter. Parts that customers compare share one scale, so their relative sizes are
 * correct.
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
