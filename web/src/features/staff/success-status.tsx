import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Always rendered, because screen readers only announce changes to an existing element. */
export function SuccessStatus({ message }: { message: string }) {
  return <Box role="status">{message && <Alert severity="success">{message}</Alert>}</Box>;
}
