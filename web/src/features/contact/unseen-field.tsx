import Box from '@mui/material/Box';
import { visuallyHidden } from '../../shared/theme/visually-hidden.ts';

/**
 * A field that no person sees, reads out or comes to with the keyboard. Programs that fill in every
 * field give themselves away by it; the server drops what they send.
 */
export function UnseenField({ name, label }: { name: string; label: string }) {
  return (
    <Box sx={visuallyHidden} aria-hidden>
      <label>
        {label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
