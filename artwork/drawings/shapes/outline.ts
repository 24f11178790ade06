import type { Step } from './pen.ts';

/** The radius at a depth, in mm, interpolated between the outline's steps. */
export function radiusAt(steps: readonly Step[], z: number): number {
  let [previousZ, previousRadius] = steps[0] ?? [0, 0];
  for (const [stepZ, radius] of steps) {
    if (z <= stepZ && stepZ > previousZ) {
      return previousRadius + ((radius - previousRadius) * (z - previousZ)) / (stepZ - previousZ);
    }
    if (z <= stepZ) return radius;
    previousZ = stepZ;
    previousRadius = radius;
  }
  return previousRadius;
}

export function extent(steps: readonly Step[]): { top: number; bottom: number } {
  return { top: steps[0]?.[0] ?? 0, bottom: steps.at(-1)?.[0] ?? 0 };
}
