import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface MissingRecordProps {
  message: string;
  back: { to: string; label: string };
}

/** A whole page, for an ID that doesn't exist. */
export function MissingRecord({ message, back }: MissingRecordProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h1">{message}</Typography>
      <Button variant="contained" component={Link} to={back.to}>
        {back.label}
      </Button>
    </Stack>
  );
}
