import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordSection } from '../../record-section.tsx';
import { LaterChanges } from '../edit/later-changes.tsx';
import type { SavedChange } from '../edit/use-save-changes.ts';
import { ChangeTable } from './change-table.tsx';
import { FaultTable } from './fault-table.tsx';
import { ReleaseTable } from './release-table.tsx';
import { SaveSheetForm } from './save-sheet-form.tsx';

interface ComparisonProps {
  fileName: string;
  comparison: StaffOutput<'compareSheet'>;
  effectiveOn: string | null;
  /** The current catalogue. */
  checked: StaffOutput<'checkCatalogue'>;
  onSaved: (saved: SavedChange) => void;
}

export function Comparison({
  fileName,
  comparison,
  effectiveOn,
  checked,
  onSaved,
}: ComparisonProps) {
  const { t } = useTranslation('staff');
  const { changes, needRelease, problems } = comparison;
  const changed = new Set(changes.map(({ sku }) => sku));
  return (
    <Stack spacing={3}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t('catalogue.upload.compared', {
          file: fileName,
          changes: t('catalogue.upload.changeCount', { count: changes.length }),
          problems: t('catalogue.upload.problemCount', { count: problems.length }),
        })}
      </Typography>
      {problems.length > 0 && (
        <RecordSection title={t('catalogue.upload.problems')}>
          <Typography sx={{ mb: 1 }}>{t('catalogue.upload.problemsHint')}</Typography>
          <FaultTable problems={problems} />
        </RecordSection>
      )}
      {changes.length > 0 && (
        <RecordSection title={t('catalogue.upload.changes')}>
          <ChangeTable changes={changes} />
          <LaterChanges
            rows={checked.rows.filter(({ sku }) => changed.has(sku))}
            day={effectiveOn ?? checked.today}
          />
          <SaveSheetForm comparison={comparison} effectiveOn={effectiveOn} onSaved={onSaved} />
        </RecordSection>
      )}
      {needRelease.length > 0 && (
        <RecordSection title={t('catalogue.upload.needRelease')}>
          <Typography sx={{ mb: 1 }}>{t('catalogue.upload.needReleaseHint')}</Typography>
          <ReleaseTable differences={needRelease} />
        </RecordSection>
      )}
    </Stack>
  );
}
