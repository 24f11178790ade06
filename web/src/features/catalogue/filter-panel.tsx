import {
  type Facet,
  type FilterChoice,
  filterGroups,
  type ListingFilter,
  toggleFacet,
} from '@dental-shop/domain/catalogue/listing/listing-filter';
import Box from '@mui/material/Box';
import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductGroup } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { Button } from '../../shared/ui/button.tsx';

interface FilterPanelProps {
  id: string;
  groups: readonly ProductGroup[];
  filter: ListingFilter;
  onChange: (filter: ListingFilter) => void;
}

export function FilterPanel({ id, groups, filter, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  // On phones, the URL may update a second after a press, so the next press builds on this value instead.
  const latestFilter = useRef(filter);
  useLayoutEffect(() => {
    latestFilter.current = filter;
  }, [filter]);
  const toggle = (facet: Facet) => {
    latestFilter.current = toggleFacet(latestFilter.current, facet);
    onChange(latestFilter.current);
  };
  return (
    <Box id={id} sx={panelStyle}>
      {filterGroups(groups, filter).map(({ label, choices }) => (
        <Box key={label} component="fieldset" sx={groupStyle}>
          <legend>
            {label === 'Type' ? t('parts.filter.type') : t(`parts.dimension.${label}`)}
          </legend>
          {choices.map((choice) => (
            <Choice key={choice.facet.value} {...choice} onToggle={toggle} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface ChoiceProps extends FilterChoice {
  onToggle: (facet: Facet) => void;
}

/** Updates optimistically, because re-rendering the whole panel takes several frames on a phone. */
function Choice({ facet, count, isChosen, onToggle }: ChoiceProps) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  const { subCategoryName } = useCatalogueText();
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
          onToggle(facet);
        })
      }
    >
      {t('parts.filter.choice', {
        value: facet.label === 'Type' ? subCategoryName(facet.value) : dimensionValue(facet),
        count,
      })}
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
  '& button': { minWidth: 84, fontVariantNumeric: 'tabular-nums' },
} as const;
