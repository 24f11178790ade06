import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import { useChangeText } from '../use-change-text.ts';
import { UndoFailure } from './undo-failure.tsx';
import type { SavedChange } from './use-save-changes.ts';
import { useUndo } from './use-undo.ts';

interface SavedNoticeProps {
  saved: SavedChange | undefined;
  /** The version of the catalogue on the screen. */
  version: number;
  onClose: () => void;
}

/**
 * Confirms the saved change and offers to undo it. Comes last and stays at the bottom of the window, because the edited row may be
 * far down. Always rendered, because screen readers announce changes to an existing element.
 */
export function SavedNotice({ saved, version, onClose }: SavedNoticeProps) {
  const { t } = useTranslation('staff');
  const { day } = useChangeText();
  const { undo, isUndoing, undoneId, outcome } = useUndo();
  const isUndone = saved !== undefined && undoneId === saved.changeId;
  const place = useFocusAfterChange(`${saved?.changeId} ${isUndone}`);
  const savedText = ({ skus, effectiveOn }: SavedChange) => {
    const [sku = ''] = skus;
    const facts = { count: skus.length, sku };
    return effectiveOn === null
      ? t('catalogue.edit.saved', facts)
      : t('catalogue.edit.scheduled', { ...facts, date: day(effectiveOn) });
  };
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      spacing={1}
      sx={{ outline: 'none', ...(saved && stickyStyle) }}
    >
      <Stack role="status" spacing={1}>
        {saved && (
          <Alert
            severity="success"
            sx={{ overflowWrap: 'anywhere' }}
            action={
              <>
                {!isUndone && (
                  <Button
                    color="inherit"
                    aria-disabled={isUndoing}
                    onClick={() => undo(saved.changeId, version)}
                  >
                    {t('catalogue.history.undo')}
                  </Button>
                )}
                <Button color="inherit" onClick={onClose}>
                  {t('catalogue.edit.dismiss')}
                </Button>
              </>
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
      {saved && saved.changeId === outcome.changeId && <UndoFailure {...outcome} />}
    </Stack>
  );
}

const stickyStyle = {
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  borderRadius: 1,
  boxShadow: 2,
  bgcolor: 'background.paper',
} as const;
