/** A box that is held still flickers: it has left the picture once it was not seen for so long. */
const goneMs = 1_500;

/**
 * Tells which of the codes in a picture came into sight just now. One that stays before the camera counts
 * once, and again when it has been away.
 */
export function countSightings(): (codes: readonly string[], now: number) => string[] {
  const seen = new Map<string, number>();
  return (codes, now) => {
    const fresh = [...new Set(codes)].filter((code) => {
      const last = seen.get(code);
      return last === undefined || now - last > goneMs;
    });
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}
