import type { Mark } from '../shapes/pen.ts';
import { hexEdges } from '../shapes/strokes.ts';
import { thread } from '../shapes/thread.ts';
import { turned } from '../shapes/turned.ts';

/** The depth of an abutment's hexagon and screw in the implant, in mm. */
export const connectionDepth = 4.4;

export function connection(z: number): Mark[] {
  return [
    thread(
      [
        [z + 1.4, 0.9],
        [z + connectionDepth - 0.4, 0.9],
        [z + connectionDepth, 0.6],
      ],
      { pitch: 0.4, depth: 0.16 },
      'steel',
    ),
    turned([
      [z, 1.25],
      [z + 1.2, 1.25],
      [z + 1.4, 1.05],
    ]),
    hexEdges(z, z + 1.2, 1.25),
  ];
}
