import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Has screen readers say what has just changed. It must be there before its message is. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
