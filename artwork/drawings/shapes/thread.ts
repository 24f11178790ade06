import { extent, radiusAt } from './outline.ts';
import { type Finish, ink, type Mark, polyline, type Step } from './pen.ts';

interface ThreadForm {
  /** In mm, from crest to crest. */
  pitch: number;
  /** In mm, from crest to root. */
  depth: number;
  /** Rotation in turns, for films. Rotating moves the crests up. */
  turn?: number;
}

/** The thread fades out toward the lower end, so the outline's shape remains visible. */
export function thread(
  steps: readonly Step[],
  { pitch, depth, turn = 0 }: ThreadForm,
  finish: Finish = 'titanium',
): Mark {
  const { top, bottom } = extent(steps);
  const start = top - (turn % 1) * pitch;
  const crest = (z: number) => radiusAt(steps, z);
  const root = (z: number) =>
    Math.max(crest(z) - depth * Math.min(1, (bottom - z) / pitch), Math.min(crest(z), 0.1));
  /** Goes from crest to root and back once per pitch. `shift` is in pitches. */
  const radius = (z: number, shift: number) => {
    const turns = (z - start) / pitch + shift;
    const share = 1 - Math.abs(1 - 2 * (turns - Math.floor(turns)));
    return crest(z) + (root(z) - crest(z)) * share;
  };
  const halves: number[] = [];
  for (let z = start; z < bottom - 0.01; z += pitch / 2) halves.push(z);
  const bends = steps.map(([z]) => z).filter((z) => z > top);
  const depths = [...new Set([...halves, ...bends])].sort((a, b) => a - b);
  const right = depths.map((z) => [radius(z, 0), z] as const);
  const left = depths.map((z) => [-radius(z, 0.5), z] as const);
  const half = pitch / 2;
  const roots = halves
    .filter((z, index) => index % 2 === 0 && z + half <= bottom)
    .map((z) => [[-root(z), z] as const, [root(z + half), z + half] as const]);
  const crests = halves
    .filter((z, index) => index % 2 === 1 && z + half <= bottom - half)
    .map((z) => [[-crest(z), z] as const, [crest(z + half), z + half] as const]);
  return ({ scale, fill }) => {
    const draw = (points: readonly (readonly [number, number])[]) =>
      polyline(points.map(([x, z]) => [x * scale, z * scale] as const));
    const body = draw([...left, ...right.toReversed()]);
    return (
      `<path d="${body}Z" fill="${fill(finish)}" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"/>` +
      `<path d="${roots.map(draw).join('')}" stroke="${ink}" stroke-width="2.4" opacity="0.16"/>` +
      `<path d="${crests.map(draw).join('')}" stroke="${ink}" stroke-width="0.9" opacity="0.75"/>`
    );
  };
}
