import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/**
 * Hidden from sight, from screen readers and from the keyboard: only a bot that fills in every field
 * fills in this one, and the server drops what it sends.
 */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <Box sx={visuallyHidden} aria-hidden>
      <label>
        <span>{label}</span>
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
