/** Stacks links and text vertically. */
export const stackedLinks = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', py: 1.25 },
} as const;
