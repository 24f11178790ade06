import { extent } from './outline.ts';
import { ink, type Mark, px, type Step } from './pen.ts';
import { turnedPath } from './turned.ts';

/**
 * `lead` is the distance in mm over which the flutes make half a turn; `turn` is the drill's
 * rotation in turns.
 */
export function fluted(steps: readonly Step[], lead: number, turn = 0): Mark {
  const { top, bottom } = extent(steps);
  return ({ scale, fill, nextId }) => {
    const clip = nextId();
    const outline = turnedPath(steps, scale);
    const radius = Math.max(...steps.map(([, stepRadius]) => stepRadius)) * scale;
    const height = lead * scale;
    const width = height * 0.42;
    const sweep = (y: number) =>
      `M${px(-radius)} ${px(y)}c${px(radius * 0.7)} ${px(height * 0.06)} ${px(radius * 1.3)} ${px(height * 0.94)} ${px(radius * 2)} ${px(height)}` +
      `v${px(width)}c${px(-radius * 0.7)} ${px(-height * 0.06)} ${px(-radius * 1.3)} ${px(-height * 0.94)} ${px(-radius * 2)} ${px(-height)}Z`;
    let flutes = '';
    const first = top - lead - ((turn * 2) % 1) * lead;
    for (let z = first; z < bottom; z += lead) flutes += sweep(z * scale);
    return (
      `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
      `<path d="${outline}" fill="${fill('steel')}"/>` +
      `<path d="${flutes}" fill="#5d6d72" fill-opacity="0.55" stroke="${ink}" stroke-width="0.8" clip-path="url(#${clip})"/>` +
      `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`
    );
  };
}

export function cuttingLips(radius: number): Mark {
  return ({ scale }) => {
    const r = radius * scale;
    return `<path d="M0 ${px(-r)}A${px(r)} ${px(r)} 0 0 1 ${px(r)} 0Q${px(r * 0.2)} ${px(-r * 0.05)} ${px(r * 0.1)} ${px(-r * 0.14)}Q${px(-r * 0.1)} ${px(-r * 0.5)} 0 ${px(-r)}Z M0 ${px(r)}A${px(r)} ${px(r)} 0 0 1 ${px(-r)} 0Q${px(-r * 0.2)} ${px(r * 0.05)} ${px(-r * 0.1)} ${px(r * 0.14)}Q${px(r * 0.1)} ${px(r * 0.5)} 0 ${px(r)}Z" fill="#5d6d72" fill-opacity="0.6" stroke="${ink}" stroke-width="1"/>`;
  };
}
