import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';

interface OlderRecordsProps {
  /** How many the list shows. */
  shown: number;
  /** Loads the next page; undefined where the list ends. */
  more: (() => void) | undefined;
  busy?: boolean;
  failed?: boolean;
}

/** Says below a list that there is more, and loads it. */
export function OlderRecords({ shown, more, busy = false, failed = false }: OlderRecordsProps) {
  const { t } = useTranslation();
  const [wasAsked, setWasAsked] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const hasMore = more !== undefined || busy;
  if (!hasMore && !wasAsked) return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', py: 2, displayPrint: 'none' }}>
      <Typography
        ref={count}
        role="status"
        tabIndex={-1}
        color="textSecondary"
        sx={{ outline: 'none' }}
      >
        {t(hasMore ? 'account.newestShown' : 'account.allShown', { number: shown })}
      </Typography>
      {failed && (
        <Alert severity="error" role="alert">
          {t('account.olderFailed')}
        </Alert>
      )}
      {hasMore && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => {
            setWasAsked(true);
            // The button goes away with the last page, and the focus with it.
            count.current?.focus({ preventScroll: true });
            more?.();
          }}
          sx={{ minHeight: 44 }}
        >
          {t('account.older')}
        </Button>
      )}
    </Stack>
  );
}
