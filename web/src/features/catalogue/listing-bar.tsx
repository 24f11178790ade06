import {
  filterGroups,
  type ListingFilter,
} from '@dental-shop/domain/catalogue/listing/listing-filter';
import CompareIcon from '@mui/icons-material/CompareArrows';
import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductGroup } from '../../shared/catalogue/catalogue-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ViewChoice } from './listing-view.tsx';

interface ListingBarProps {
  groups: readonly ProductGroup[];
  /** Includes parts that aren't loaded yet. */
  total: number;
  onOpen: () => void;
  shown: number;
  filter: ListingFilter;
  onFilter: (filter: ListingFilter) => void;
  compared: readonly string[];
  onCompare: () => void;
}

export function ListingBar(props: ListingBarProps) {
  const { groups, total, onOpen, shown, filter, onFilter, compared, onCompare } = props;
  const { t } = useTranslation();
  const panelId = useId();
  const [isOpened, setIsOpened] = useState<boolean>();
  const isOpen = isOpened ?? filter.size > 0;
  const count = useRef<HTMLDivElement>(null);
  const clear = () => {
    count.current?.focus();
    onFilter(new Map());
  };
  const loaded = groups.flatMap(({ products }) => products).length;
  // The first parts of a long list may have no filters even though the whole list does.
  const hasFilter = loaded < total || filterGroups(groups, filter).length > 0;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={barStyle}>
        <Box ref={count} role="status" tabIndex={-1} sx={countStyle}>
          {filter.size > 0
            ? t('parts.filter.left', { shown, count: total })
            : t('parts.filter.all', { count: total })}
        </Box>
        {filter.size > 0 && (
          <Button size="small" onClick={clear}>
            {t('parts.filter.clear')}
          </Button>
        )}
        {hasFilter && (
          <Button
            size="small"
            startIcon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => {
              onOpen();
              setIsOpened(!isOpen);
            }}
          >
            {t('parts.filter.open')}
          </Button>
        )}
        <Button
          size="small"
          startIcon={<CompareIcon />}
          disabled={compared.length < 2}
          onClick={onCompare}
        >
          {t('parts.compare.open', { count: compared.length })}
        </Button>
        <ViewChoice />
      </Box>
      {isOpen && (
        <FilterPanel
          id={panelId}
          groups={groups}
          filter={filter}
          onChange={(next) => {
            // Otherwise, removing the last filter would close the panel, which contains the focused button.
            setIsOpened(true);
            onFilter(next);
          }}
        />
      )}
    </Box>
  );
}

const countStyle = { flexGrow: 1, color: 'text.secondary', minWidth: 0, outline: 'none' } as const;

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;
