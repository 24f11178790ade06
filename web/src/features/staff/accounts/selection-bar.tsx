import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Account } from './accounts-query.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import type { Decisions } from './use-decisions.ts';

interface SelectionBarProps {
  rows: readonly Account[];
  selected: readonly Account[];
  onSelect: (uids: readonly string[]) => void;
  decisions: Decisions;
}

export function SelectionBar({ rows, selected, onSelect, decisions }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  const [first, ...others] = selected;
  const isAll = selected.length === rows.length;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={selected.length > 0 && !isAll}
            onChange={() => onSelect(isAll ? [] : rows.map(({ id }) => id))}
          />
        }
        label={first ? t('accounts.selected', { count: selected.length }) : t('accounts.selectAll')}
        sx={{ minHeight: 44 }}
      />
      {first && <DecisionButtons accounts={[first, ...others]} decisions={decisions} />}
    </Stack>
  );
}
