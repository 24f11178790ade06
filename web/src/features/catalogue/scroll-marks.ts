/**
 * What is wider than the screen scrolls within itself, and a shade on the side where there is more says
 * so: the shades stay, and what covers them scrolls away with the content.
 */
export const scrollMarks = {
  overflowX: 'auto',
  // What is hidden from sight in it must not widen the page.
  position: 'relative',
  background: `
    linear-gradient(to right, var(--mui-palette-background-default) 12px, transparent) left / 32px 100% no-repeat local,
    linear-gradient(to left, var(--mui-palette-background-default) 12px, transparent) right / 32px 100% no-repeat local,
    linear-gradient(to right, var(--mui-palette-text-secondary), transparent) left / 6px 100% no-repeat scroll,
    linear-gradient(to left, var(--mui-palette-text-secondary), transparent) right / 6px 100% no-repeat scroll`,
} as const;
