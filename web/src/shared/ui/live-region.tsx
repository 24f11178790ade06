import Box from '@mui/material/Box';

const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Has screen readers say what has just changed. It must be there before its message is. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <Box role="status" aria-live="polite" sx={hiddenFromSight}>
      {message}
    </Box>
  );
}
