import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';

interface OlderRecordsProps {
  shown: number;
  more: (() => void) | undefined;
  busy?: boolean;
  failed?: boolean;
}

export function OlderRecords({ shown, more, busy = false, failed = false }: OlderRecordsProps) {
  const { t } = useTranslation();
  const [hasLoadedMore, setHasLoadedMore] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const hasMore = more !== undefined || busy;
  if (!hasMore && !hasLoadedMore) return null;
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
            setHasLoadedMore(true);
            // The focused button disappears once everything is shown.
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
