import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import type { Account } from '../accounts-query.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { toUndoable } from './perform-decisions.ts';
import type { Decisions } from './use-decisions.ts';

interface SelectionBarProps {
  /** Excludes accounts that were just decided on. */
  selected: readonly Account[];
  decisions: Decisions;
}

/** At the bottom of the window, so that it doesn't move the rows. */
export function SelectionBar({ selected, decisions }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  const { isSaving, outcome, decided, undo } = decisions;
  const [first, ...others] = selected;
  const made = outcome && outcome.action !== 'undo' ? outcome : undefined;
  const isMade = (uid: string) => made?.decided.some(({ account }) => account.id === uid);
  const undoable = decided
    .filter(({ account, isOver, isUndone }) => !isOver && !isUndone && isMade(account.id))
    .flatMap(toUndoable);
  const isUndo = !first && made !== undefined && undoable.length > 1;
  const place = useFocusAfterChange(`${selected.length} ${isUndo}`);
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      direction="row"
      useFlexGap
      sx={{ ...barStyle, ...((first || isUndo) && shownStyle) }}
    >
      {first && (
        <>
          <Typography variant="body2">
            {t('accounts.selected', { count: selected.length })}
          </Typography>
          <DecisionButtons accounts={[first, ...others]} decisions={decisions} />
        </>
      )}
      {isUndo && (
        <>
          <Typography variant="body2">
            {t(`accounts.made.${made.action}`, { count: undoable.length, name: '' })}
          </Typography>
          <Button
            variant="outlined"
            aria-disabled={undoable.every(({ account }) => isSaving(account.id))}
            onClick={() => undo(undoable)}
          >
            {t('accounts.undoAll', { count: undoable.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}

const barStyle = { flexWrap: 'wrap', gap: 1, alignItems: 'center', outline: 'none' } as const;

const shownStyle = {
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 2,
} as const;
