const paper = 'var(--mui-palette-background-default)';
const shade = 'color-mix(in srgb, var(--mui-palette-text-primary) 30%, transparent)';

/**
 * For a row that scrolls sideways: a shade at each edge behind which there is more. It lies still, and
 * what covers it at the row's own ends scrolls along.
 */
export const scrollEdges = {
  overflowX: 'auto',
  background: [
    `linear-gradient(90deg, ${paper} 40%, transparent) left / 40px 100% local`,
    `linear-gradient(270deg, ${paper} 40%, transparent) right / 40px 100% local`,
    `linear-gradient(90deg, ${shade}, transparent) left / 12px 100% scroll`,
    `linear-gradient(270deg, ${shade}, transparent) right / 12px 100% scroll`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  // What scrolls is clipped, and a ring around it would be too.
  '& :focus-visible': { outlineOffset: '-2px' },
} as const;
