import { type Finish, ink, type Mark, polyline, type Step } from './pen.ts';

export function turnedPath(steps: readonly Step[], scale: number): string {
  const right = steps.map(([z, radius]) => [radius * scale, z * scale] as const);
  const left = right.map(([x, y]) => [-x, y] as const).reverse();
  return `${polyline([...right, ...left])}Z`;
}

export function turned(steps: readonly Step[], finish: Finish = 'titanium'): Mark {
  return ({ scale, fill }) =>
    `<path d="${turnedPath(steps, scale)}" fill="${fill(finish)}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`;
}
