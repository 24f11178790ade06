import { faintInk, ink, type Mark, polyline, px, type Step } from './pen.ts';
import { turnedPath } from './turned.ts';

/** Each line is given by its two ends, in mm. */
export function scoreLines(
  lines: readonly (readonly [from: readonly [number, number], to: readonly [number, number]])[],
  width = 0.8,
): Mark {
  return ({ scale }) => {
    const path = lines
      .map((ends) => polyline(ends.map(([x, z]) => [x * scale, z * scale] as const)))
      .join('');
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  };
}

export function hexEdges(top: number, bottom: number, radius: number): Mark {
  return scoreLines(
    [-radius / 2, radius / 2].map((x) => [
      [x, top],
      [x, bottom],
    ]),
  );
}

/** Ridges are closer together toward the edges, as on a cylinder. */
export function knurling(top: number, bottom: number, radius: number): Mark {
  const ridges = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75];
  return scoreLines(
    ridges.map((degrees) => {
      const x = radius * Math.sin((degrees * Math.PI) / 180);
      return [
        [x, top],
        [x, bottom],
      ];
    }),
    0.6,
  );
}

/** At the given depths, in mm. */
export function laserRings(depths: readonly number[], radius: number, height = 0.5): Mark {
  return ({ scale }) =>
    depths
      .map(
        (z) =>
          `<rect x="${px(-radius * scale)}" y="${px((z - height / 2) * scale)}" width="${px(2 * radius * scale)}" height="${px(height * scale)}" fill="${ink}" opacity="0.72"/>`,
      )
      .join('');
}

/** Drawn only in the dimensioned view; in other views, it would look like an edge. */
export function bore(steps: readonly Step[]): Mark {
  return ({ scale, showsHidden }) =>
    showsHidden
      ? `<path d="${turnedPath(steps, scale)}" fill="none" stroke="${faintInk}" stroke-width="0.9" stroke-dasharray="4 3"/>`
      : '';
}
