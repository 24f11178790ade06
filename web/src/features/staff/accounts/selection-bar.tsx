import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import type { Account } from './accounts-query.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { type Decisions, toUndoable } from './use-decisions.ts';

interface SelectionBarProps {
  /** Without accounts that were just decided on. */
  selected: readonly Account[];
  decisions: Decisions;
}

/** Keeps its height, so that the rows don't move under the pointer. */
export function SelectionBar({ selected, decisions }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  const { busy, outcome, decided, undo } = decisions;
  const [first, ...others] = selected;
  const made = outcome && outcome.action !== 'undo' ? outcome : undefined;
  const isMade = (uid: string) => made?.decided.some(({ account }) => account.id === uid);
  const undoable = decided
    .filter(({ account, isOver, isUndone }) => !isOver && !isUndone && isMade(account.id))
    .flatMap(toUndoable);
  const place = useFocusAfterChange(`${selected.length} ${undoable.length}`);
  return (
    <Stack ref={place} tabIndex={-1} direction="row" useFlexGap sx={barStyle}>
      {first && (
        <>
          <Typography variant="body2">
            {t('accounts.selected', { count: selected.length })}
          </Typography>
          <DecisionButtons accounts={[first, ...others]} decisions={decisions} />
        </>
      )}
      {!first && made && undoable.length > 1 && (
        <>
          <Typography variant="body2">
            {t(`accounts.made.${made.action}`, { count: undoable.length, name: '' })}
          </Typography>
          <Button variant="outlined" aria-disabled={busy} onClick={() => undo(undoable)}>
            {t('accounts.undoAll', { count: undoable.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}

const barStyle = {
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  outline: 'none',
} as const;
