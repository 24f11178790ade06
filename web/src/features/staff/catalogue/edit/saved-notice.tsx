import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useChangeText } from '../use-change-text.ts';
import type { SavedChange } from './change-dialog.tsx';
import { ChangeProblems } from './change-problems.tsx';
import { useUndo } from './use-undo.ts';

interface SavedNoticeProps {
  saved: SavedChange | undefined;
  /** Of the catalogue on the screen. */
  version: number;
}

/** Says what was saved, and undoes it. Always rendered, because screen readers announce changes to an existing element. */
export function SavedNotice({ saved, version }: SavedNoticeProps) {
  const { t } = useTranslation('staff');
  const { day } = useChangeText();
  const { undo, isUndoing, undoneId, problems, error } = useUndo();
  const isUndone = saved !== undefined && undoneId === saved.changeId;
  const savedText = ({ skus, effectiveOn }: SavedChange) => {
    const [sku = ''] = skus;
    const facts = { count: skus.length, sku };
    return effectiveOn === null
      ? t('catalogue.edit.saved', facts)
      : t('catalogue.edit.scheduled', { ...facts, date: day(effectiveOn) });
  };
  return (
    <Stack spacing={1}>
      <Stack role="status" spacing={1}>
        {saved && (
          <Alert
            severity="success"
            sx={{ overflowWrap: 'anywhere' }}
            action={
              !isUndone && (
                <Button
                  color="inherit"
                  disabled={isUndoing}
                  onClick={() => undo(saved.changeId, version)}
                >
                  {t('catalogue.history.undo')}
                </Button>
              )
            }
          >
            {isUndone ? t('catalogue.history.undone') : savedText(saved)}
          </Alert>
        )}
        {saved && saved.kitsOnSale.length > 0 && !isUndone && (
          <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {t('catalogue.edit.kitsOnSale', { kits: saved.kitsOnSale.join(', ') })}
          </Alert>
        )}
      </Stack>
      <ChangeProblems problems={problems} />
      <StaffErrorAlert error={error} />
    </Stack>
  );
}
