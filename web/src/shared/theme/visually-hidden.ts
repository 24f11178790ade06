/** Read out by screen readers, and nothing to see. */
export const visuallyHidden = {
  position: 'absolute',
  // With their unit: to MUI a width of 1 is all of it.
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
