const paper = 'var(--mui-palette-background-default)';
const shade = 'color-mix(in srgb, var(--mui-palette-text-primary) 30%, transparent)';

/**
 * Shadows at the edges show that there is more to scroll. At either end, a cover that scrolls with the content hides
 * the shadow.
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
  // Draws the focus ring inside, because the scroll container clips outlines.
  '& :focus-visible': { outlineOffset: '-2px' },
} as const;
