import { extent, radiusAt } from './outline.ts';
import { type Finish, ink, type Mark, polyline, type Step } from './pen.ts';

interface ThreadForm {
  /** In mm, from crest to crest. */
  pitch: number;
  /** In mm, from crest to root. */
  depth: number;
  /** How far the part is turned into its thread, in turns: its crests move up by as much. */
  turn?: number;
}

/** A threaded body: the outline gives the crests. */
export function thread(
  steps: readonly Step[],
  { pitch, depth, turn = 0 }: ThreadForm,
  finish: Finish = 'titanium',
): Mark {
  const { top, bottom } = extent(steps);
  const root = (z: number) => Math.max(radiusAt(steps, z) - depth, 0.1);
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const crests: [number, number][][] = [];
  const roots: [number, number][][] = [];
  for (let z = top - (turn % 1) * pitch; z < bottom - 0.01; z += pitch) {
    const half = Math.min(z + pitch / 2, bottom);
    const next = Math.min(z + pitch, bottom);
    left.push([-root(z), z], [-radiusAt(steps, half), half]);
    right.push([radiusAt(steps, z), z], [root(half), half]);
    crests.push([
      [-radiusAt(steps, half), half],
      [radiusAt(steps, next), next],
    ]);
    roots.push([
      [-root(z), z],
      [root(half), half],
    ]);
  }
  left.push([-root(bottom), bottom]);
  right.push([radiusAt(steps, bottom), bottom]);
  return ({ scale, fill }) => {
    const draw = (points: readonly (readonly [number, number])[]) =>
      polyline(points.map(([x, z]) => [x * scale, z * scale] as const));
    const body = draw([...left, ...right.reverse()]);
    return (
      `<path d="${body}Z" fill="${fill(finish)}" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"/>` +
      `<path d="${roots.map(draw).join('')}" stroke="${ink}" stroke-width="2.4" opacity="0.16"/>` +
      `<path d="${crests.map(draw).join('')}" stroke="${ink}" stroke-width="0.9" opacity="0.75"/>`
    );
  };
}
