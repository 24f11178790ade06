import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Must be rendered before its message, or screen readers ignore it. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
