/** Detection flickers even when the box is held still, so a code counts as gone only after this time. */
const absenceMs = 1_500;

export function createSightingFilter(): (codes: readonly string[], now: number) => string[] {
  const seen = new Map<string, number>();
  return (codes, now) => {
    const newCodes = [...new Set(codes)].filter((code) => {
      const last = seen.get(code);
      return last === undefined || now - last > absenceMs;
    });
    for (const code of codes) seen.set(code, now);
    return newCodes;
  };
}
