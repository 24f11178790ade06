import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useChangeText } from '../use-change-text.ts';

interface LaterChangesProps {
  /** The products that staff are about to change from `day` on. */
  rows: readonly CatalogueRowNow[];
  day: string;
}

const fewChanges = 5;

/** Warns about scheduled changes, because they may replace what staff are about to save. */
export function LaterChanges({ rows, day }: LaterChangesProps) {
  const { t } = useTranslation('staff');
  const { scheduledText } = useChangeText();
  const later = rows.flatMap(({ sku, scheduled }) =>
    scheduled
      .filter(({ effectiveOn }) => effectiveOn > day)
      .map((change) => ({ sku, change, key: `${sku} ${change.changeId}` })),
  );
  if (later.length === 0) return null;
  const more = later.length - fewChanges;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <div>{t('catalogue.edit.laterChanges')}</div>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {later.slice(0, fewChanges).map(({ sku, change, key }) => (
          <li key={key}>{[sku, scheduledText(change)].join(' · ')}</li>
        ))}
        {more > 0 && <li>{t('catalogue.edit.moreLaterChanges', { more })}</li>}
      </Box>
    </Alert>
  );
}
