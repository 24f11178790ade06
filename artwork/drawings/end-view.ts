import { type Finish, faintInk, ink, type Mark, polyline, px } from './pen.ts';

/** A round face seen from its end. */
export function disc(radius: number, finish: Finish = 'titanium'): Mark {
  return ({ scale, fill }) =>
    `<circle r="${px(radius * scale)}" fill="${fill(finish)}" stroke="${ink}" stroke-width="1.2"/>`;
}

/** A round edge or a round hole seen from its end. */
export function ring(radius: number, dark = false): Mark {
  return ({ scale }) =>
    `<circle r="${px(radius * scale)}" fill="${dark ? '#4a5b60' : 'none'}" fill-opacity="0.75" stroke="${ink}" stroke-width="0.9"/>`;
}

/** A regular polygon seen from its end; `radius` reaches its corners, in mm. */
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
  /** How far the face is to the right of the part's axis, in mm. */
  x: number;
  radius: number;
}

/** A post that leans to the right, seen from above: it spans from its foot to its head. */
export function leaningPost(foot: Round, head: Round): Mark {
  return ({ scale, fill }) => {
    const [footX, footRadius] = [foot.x * scale, foot.radius * scale];
    const [headX, headRadius] = [head.x * scale, head.radius * scale];
    const path = `M${px(footX)} ${px(-footRadius)}L${px(headX)} ${px(-headRadius)}A${px(headRadius)} ${px(headRadius)} 0 0 1 ${px(headX)} ${px(headRadius)}L${px(footX)} ${px(footRadius)}A${px(footRadius)} ${px(footRadius)} 0 0 1 ${px(footX)} ${px(-footRadius)}Z`;
    return `<path d="${path}" fill="${fill('titanium')}" stroke="${ink}" stroke-width="1.1"/>`;
  };
}

/**
 * The center lines that an engineer draws through a round face; `radius` in mm. Each arm begins at
 * its own end, so that the dashes of all four are alike.
 */
export function centerCross(radius: number): Mark {
  return ({ scale }) => {
    const reach = px(radius * scale + 14);
    return `<path d="M-${reach} 0H0M${reach} 0H0M0 -${reach}V0M0 ${reach}V0" stroke="${faintInk}" stroke-width="0.7" stroke-dasharray="14 3 3 3"/>`;
  };
}
