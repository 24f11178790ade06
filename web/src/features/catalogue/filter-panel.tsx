import {
  type DimensionFilter,
  type FilterChoice,
  filterGroups,
  toggleSize,
} from '@dental-shop/domain/catalogue/dimension-filter';
import type { Dimension } from '@dental-shop/domain/catalogue/dimensions';
import Box from '@mui/material/Box';
import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useDimensionValue } from '../../shared/catalogue/use-dimension-value.ts';
import { Button } from '../../shared/ui/button.tsx';

interface FilterPanelProps {
  id: string;
  products: readonly ProductSummary[];
  filter: DimensionFilter;
  onChange: (filter: DimensionFilter) => void;
}

/** Every size of every part, with how many parts it leaves. Nothing moves: what leaves none stays, grey. */
export function FilterPanel({ id, products, filter, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  // The address and the list follow later than the press, on a phone by a second. The next one may come before them
  // and builds on this.
  const wanted = useRef(filter);
  useLayoutEffect(() => {
    wanted.current = filter;
  }, [filter]);
  const toggle = (size: Dimension) => {
    wanted.current = toggleSize(wanted.current, size);
    onChange(wanted.current);
  };
  return (
    <Box id={id} sx={panelStyle}>
      {filterGroups(products, filter).map(({ label, choices }) => (
        <Box key={label} component="fieldset" sx={groupStyle}>
          <legend>{t(`parts.dimension.${label}`)}</legend>
          {choices.map((choice) => (
            <Choice key={choice.size.value} {...choice} onToggle={toggle} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface ChoiceProps extends FilterChoice {
  onToggle: (size: Dimension) => void;
}

/** Shows a press at once by itself: rendering the whole panel's counts first would take a phone several frames. */
function Choice({ size, count, isChosen, onToggle }: ChoiceProps) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  const [isPressed, press] = useOptimistic(isChosen);
  return (
    <Button
      size="small"
      variant={isPressed ? 'contained' : 'outlined'}
      aria-pressed={isPressed}
      disabled={count === 0 && !isPressed}
      onClick={() =>
        startTransition(() => {
          press(!isPressed);
          onToggle(size);
        })
      }
    >
      {t('parts.filter.choice', { size: dimensionValue(size), count })}
    </Button>
  );
}

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 0.5, color: 'text.secondary' },
  // The width of its widest count, so that a smaller one moves nothing.
  '& button': { minWidth: 84, fontVariantNumeric: 'tabular-nums' },
} as const;
