import type { Step } from '../../drawings/shapes/pen.ts';
import { type Actor, frameWidth } from '../frame.ts';
import { jaw } from '../jaw.ts';
import { figureOf } from '../part.ts';

export const standard = {
  x: frameWidth / 2,
  y: 260,
  scale: 20,
  jaw: { halfWidth: 20, depth: 12.5, gum: 2 },
} as const;

/** The site of a 4.5 by 10 mm implant, open through the gum. Measurements are in mm. */
export const siteOutline: readonly Step[] = [
  [-2.2, 2.4],
  [0, 2.4],
  [0, 2.25],
  [4.5, 2.1],
  [8.6, 1.6],
  [10, 0.9],
];

/** Separate actors, so films can draw a part between them, inside the implant. */
export function placedImplant({ gum, opening }: { gum: number; opening: number }): Actor[] {
  const { x, y, scale } = standard;
  const throughGum: readonly Step[] = [
    [-gum - 0.2, opening],
    [0, opening],
  ];
  return [
    {
      marks: [jaw({ ...standard.jaw, gum, hollows: [throughGum, siteOutline.slice(2)] })],
      scale,
      x,
      y,
    },
    { marks: figureOf('I4510').part, scale, x, y },
  ];
}
