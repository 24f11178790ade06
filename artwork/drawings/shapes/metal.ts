import type { Finish } from './pen.ts';

/** Lit from the left, because turned parts look flat when lit from the front. */
const shades: Record<Finish, readonly (readonly [offset: number, color: string])[]> = {
  titanium: [
    [0, '#8f9ca0'],
    [0.16, '#cfd7d9'],
    [0.34, '#fbfcfc'],
    [0.58, '#d2dadc'],
    [0.84, '#98a5a9'],
    [1, '#b4bfc2'],
  ],
  steel: [
    [0, '#a9b3b5'],
    [0.2, '#e6eaeb'],
    [0.38, '#ffffff'],
    [0.7, '#d5dbdc'],
    [1, '#aab4b6'],
  ],
  silicone: [
    [0, '#a5d3d4'],
    [0.36, '#e2f3f3'],
    [1, '#9accce'],
  ],
  polymer: [
    [0, '#e9edee'],
    [0.4, '#f8fafa'],
    [1, '#e1e7e8'],
  ],
};

/** Reversed for horizontal parts, so the light comes from above. */
export function metalGradient(id: string, finish: Finish, isHorizontal = false): string {
  const stops = shades[finish]
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('');
  const way = isHorizontal ? ' x1="1" x2="0"' : '';
  return `<linearGradient id="${id}"${way}>${stops}</linearGradient>`;
}
