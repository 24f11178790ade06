import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import type { HeldLots } from '../../use-held-lots.ts';
import { RecallRecords } from '../recall-records.tsx';
import { HoldButton } from './hold-button.tsx';
import type { HoldQuestion } from './hold-dialog.tsx';

interface LotHoldsProps {
  sku: string;
  lots: readonly string[];
  held: HeldLots | undefined;
  onAsk: (question: HoldQuestion) => void;
}

/** The lots found by a search. */
export function LotHolds({ sku, lots, held, onAsk }: LotHoldsProps) {
  const { t } = useTranslation('staff');
  if (!held) return <RecordsSkeleton />;
  return (
    <Box sx={{ maxWidth: 800 }}>
      <RecallRecords
        label={t('recalls.holds.lots')}
        rows={lots.map((lot) => ({
          id: lot,
          lot,
          isHeld: held.holdReason(sku, lot) !== undefined,
        }))}
        columns={[
          { label: t('recalls.holds.lot'), content: ({ lot }) => lot },
          {
            label: t('recalls.list.state'),
            content: ({ isHeld }) => t(isHeld ? 'recalls.holds.held' : 'recalls.holds.notHeld'),
          },
          {
            label: t('recalls.holds.action'),
            content: ({ lot, isHeld }) => (
              <HoldButton question={{ sku, lot, hold: !isHeld }} onAsk={onAsk} />
            ),
          },
        ]}
      />
    </Box>
  );
}
