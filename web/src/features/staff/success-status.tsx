import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Announces the outcome of an action. Always rendered, because screen readers only announce changes. */
export function SuccessStatus({ message }: { message: string }) {
  return <Box role="status">{message && <Alert severity="success">{message}</Alert>}</Box>;
}
