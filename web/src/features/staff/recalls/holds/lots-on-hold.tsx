import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Records } from '../../../../shared/ui/records.tsx';
import { useOfficeDate } from '../../office-time-zone.ts';
import { HoldButton } from './hold-button.tsx';
import type { HoldQuestion } from './hold-dialog.tsx';
import type { HeldLots } from './use-held-lots.ts';

interface LotsOnHoldProps {
  held: HeldLots | undefined;
  onAsk: (question: HoldQuestion) => void;
}

export function LotsOnHold({ held, onAsk }: LotsOnHoldProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const titleId = useId();
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.holds.title')}
      </Typography>
      <Typography>{t('recalls.holds.introduction')}</Typography>
      {!held && <RecordsSkeleton />}
      {held?.lots.length === 0 && <Typography>{t('recalls.holds.none')}</Typography>}
      {held && held.lots.length > 0 && (
        <Records
          label={t('recalls.holds.title')}
          rows={held.lots}
          columns={[
            { label: t('recalls.holds.sku'), content: ({ sku }) => sku },
            { label: t('recalls.holds.lot'), content: ({ lot }) => lot },
            {
              label: t('recalls.holds.reason'),
              content: ({ hold }) => (
                <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {hold?.reason}
                </span>
              ),
            },
            {
              label: t('recalls.holds.by'),
              content: ({ hold }) =>
                hold && (
                  <Box sx={{ overflowWrap: 'anywhere' }}>
                    <div>{hold.by}</div>
                    <Typography variant="body2" color="textSecondary">
                      {officeDate(hold.since.toDate(), 'dayAndTime')}
                    </Typography>
                  </Box>
                ),
            },
            {
              label: t('recalls.holds.action'),
              content: ({ sku, lot }) => (
                <HoldButton question={{ sku, lot, hold: false }} onAsk={onAsk} />
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
