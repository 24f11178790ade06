import { type Finish, faintInk, ink, type Mark, polyline, px } from './pen.ts';

export function disc(radius: number, finish: Finish = 'titanium'): Mark {
  return ({ scale, fill }) =>
    `<circle r="${px(radius * scale)}" fill="${fill(finish)}" stroke="${ink}" stroke-width="1.2"/>`;
}

export function ring(radius: number, dark = false): Mark {
  return ({ scale }) =>
    `<circle r="${px(radius * scale)}" fill="${dark ? '#4a5b60' : 'none'}" fill-opacity="0.75" stroke="${ink}" stroke-width="0.9"/>`;
}

/** `radius` is the distance from the center to a corner, in mm. */
export function prism(corners: number, radius: number, fill: Finish | 'socket', turn = 0): Mark {
  return (pen) => {
    const points = Array.from({ length: corners }, (_, index) => {
      const angle = ((turn + (360 / corners) * index) * Math.PI) / 180;
      const reach = radius * pen.scale;
      return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
    });
    const paint =
      fill === 'socket' ? 'fill="#3f5055" fill-opacity="0.85"' : `fill="${pen.fill(fill)}"`;
    return `<path d="${polyline(points)}Z" ${paint} stroke="${ink}" stroke-width="1.1"/>`;
  };
}

interface Round {
  /** The center's offset to the right of the axis, in mm. */
  x: number;
  radius: number;
}

/** The top view of a post that's angled to the right. */
export function angledPost(foot: Round, head: Round): Mark {
  return ({ scale, fill }) => {
    const [footX, footRadius] = [foot.x * scale, foot.radius * scale];
    const [headX, headRadius] = [head.x * scale, head.radius * scale];
    const path = `M${px(footX)} ${px(-footRadius)}L${px(headX)} ${px(-headRadius)}A${px(headRadius)} ${px(headRadius)} 0 0 1 ${px(headX)} ${px(headRadius)}L${px(footX)} ${px(footRadius)}A${px(footRadius)} ${px(footRadius)} 0 0 1 ${px(footX)} ${px(-footRadius)}Z`;
    return `<path d="${path}" fill="${fill('titanium')}" stroke="${ink}" stroke-width="1.1"/>`;
  };
}

/** `radius` is in mm. Each arm starts at its outer end, so the dashes are the same on all four. */
export function centerCross(radius: number): Mark {
  return ({ scale }) => {
    const reach = px(radius * scale + 14);
    return `<path d="M-${reach} 0H0M${reach} 0H0M0 -${reach}V0M0 ${reach}V0" stroke="${faintInk}" stroke-width="0.7" stroke-dasharray="14 3 3 3"/>`;
  };
}
