/** The frame that the info graphics share. */
export const graphicStyle = {
  display: 'block',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
