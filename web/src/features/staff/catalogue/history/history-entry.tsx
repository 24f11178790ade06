import type { CatalogueHistoryEntry } from '@dental-shop/domain/api/staff/catalogue-calls';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import { useChangeText } from '../use-change-text.ts';

interface HistoryEntryProps {
  entry: CatalogueHistoryEntry;
  isBusy: boolean;
  onUndo: () => void;
}

/** An uploaded spreadsheet may change hundreds of products. */
const fewProducts = 5;

export function HistoryEntry({ entry, isBusy, onUndo }: HistoryEntryProps) {
  const { t } = useTranslation('staff');
  const { day, changedTexts } = useChangeText();
  const officeDate = useOfficeDate();
  const [showsAll, setShowsAll] = useState(false);
  const { when, who, source, effectiveOn, state, canUndo, products } = entry;
  const shown = showsAll ? products : products.slice(0, fewProducts);
  const more = products.length - shown.length;
  const place = useFocusAfterChange<HTMLLIElement>(`${canUndo} ${showsAll}`);
  return (
    <Box component="li" ref={place} tabIndex={-1} sx={entryStyle}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t(`catalogue.history.sources.${source}`, {
            who,
            when: officeDate(new Date(when), 'dayAndTime'),
          })}
        </Typography>
        <Box component="ul" sx={productsStyle}>
          {shown.map((product) => (
            <li key={product.sku}>
              {[product.sku, formatSizes(product.name), changedTexts(product).join('; ')].join(
                ' · ',
              )}
            </li>
          ))}
        </Box>
        {more > 0 && (
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t('catalogue.history.more', { count: more })}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Chip
          size="small"
          variant="outlined"
          label={t(`catalogue.history.states.${state}`, { date: day(effectiveOn) })}
          sx={{ borderRadius: 1 }}
        />
        {canUndo && (
          <Button size="small" variant="outlined" aria-disabled={isBusy} onClick={onUndo}>
            {t(state === 'scheduled' ? 'catalogue.history.cancel' : 'catalogue.history.undo')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const entryStyle = {
  outline: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const productsStyle = {
  m: 0,
  mt: 0.5,
  pl: 2.5,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;
