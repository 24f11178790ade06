import { type Mark, px, type Step } from '../drawings/shapes/pen.ts';
import { turnedPath } from '../drawings/shapes/turned.ts';

interface Jaw {
  /** The size of the section, in mm. */
  halfWidth: number;
  depth: number;
  /** In mm above the bone. */
  gum: number;
  /** Cavities, as outlines. Depths are in mm from the crest of the bone. */
  hollows: readonly (readonly Step[])[];
}

const boneInk = '#b9a98c';

/** The bone's crest is at the origin. */
export function jaw({ halfWidth, depth, gum, hollows }: Jaw): Mark {
  return ({ scale, nextId }) => {
    const clip = nextId();
    const [side, bottom, gumTop] = [halfWidth * scale, depth * scale, -gum * scale];
    const bone = `<rect x="${px(-side)}" width="${px(2 * side)}" height="${px(bottom)}"`;
    let hatching = '';
    for (let x = -side - bottom; x < side; x += 18) {
      hatching += `M${px(x)} ${px(bottom)}l${px(bottom)} ${px(-bottom)}`;
    }
    const paths = hollows.map((outline) => turnedPath(outline, scale));
    // Draws the fills on top of the edges, so overlapping hollows look like one.
    const edges = paths
      .map((path) => `<path d="${path}" fill="none" stroke-width="2.4"/>`)
      .join('');
    const fills = paths.map((path) => `<path d="${path}" fill="#fff"/>`).join('');
    return (
      `<rect x="${px(-side)}" y="${px(gumTop)}" width="${px(2 * side)}" height="${px(-gumTop)}" fill="#f7dfdf"/>` +
      `<clipPath id="${clip}">${bone}/></clipPath>${bone} fill="#faf6ee"/>` +
      `<path d="${hatching}" stroke="${boneInk}" stroke-width="0.8" opacity="0.7" clip-path="url(#${clip})"/>` +
      `<path d="M${px(-side)} 0H${px(side)}M${px(-side)} ${px(gumTop)}H${px(side)}" stroke="${boneInk}" stroke-width="1.4"/>` +
      `<g stroke="${boneInk}">${edges}</g>${fills}` +
      // Hides the edges above the gum, because hollows are open at the top.
      `<rect x="${px(-side)}" y="${px(gumTop - 10)}" width="${px(2 * side)}" height="9.3" fill="#fff"/>`
    );
  };
}
