import {
  type PackedLot,
  type PackingLine,
  unpackedUnits,
} from '@dental-shop/domain/fulfillment/packing';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { type EnteredLot, LotForm } from './lot-form.tsx';

interface PackingLinesProps {
  lines: readonly PackingLine[];
  packed: readonly PackedLot[];
  /** True while there's a problem that staff haven't acknowledged. */
  isPaused: boolean;
  nameOf: (sku: string) => string;
  onAdd: (sku: string, entered: EnteredLot) => void;
  onRemove: (lot: PackedLot) => void;
}

export function PackingLines({
  lines,
  packed,
  isPaused,
  nameOf,
  onAdd,
  onRemove,
}: PackingLinesProps) {
  const { t } = useTranslation('staff');
  const [enteredSku, setEnteredSku] = useState<string>();
  /** Gets the focus back from the form. */
  const [canceledSku, setCanceledSku] = useState<string>();
  return (
    <Box component="ul" aria-label={t('shipping.packing.lines')} sx={listStyle}>
      {lines.map((line) => (
        <Box component="li" key={line.sku} sx={lineStyle}>
          <Box sx={headStyle}>
            <LineSummary line={line} packed={packed} name={nameOf(line.sku)} />
            {enteredSku !== line.sku && unpackedUnits(line, packed) > 0 && (
              <Button
                disabled={isPaused}
                autoFocus={canceledSku === line.sku}
                onClick={() => setEnteredSku(line.sku)}
                aria-label={t('shipping.packing.enterOf', { name: nameOf(line.sku) })}
                sx={{ flex: 'none' }}
              >
                {t('shipping.packing.enter')}
              </Button>
            )}
          </Box>
          {packed
            .filter(({ sku }) => sku === line.sku)
            .map((lot) => (
              <PackedLotRow
                key={`${lot.lot} ${lot.expiry}`}
                lot={lot}
                name={nameOf(lot.sku)}
                onRemove={() => onRemove(lot)}
              />
            ))}
          {enteredSku === line.sku && (
            <LotForm
              label={t('shipping.packing.enterOf', { name: nameOf(line.sku) })}
              initial={{
                quantity: Math.max(1, unpackedUnits(line, packed)),
                lot: null,
                expiry: null,
              }}
              isLotTracked={line.isLotTracked}
              isPaused={isPaused}
              autoFocus
              onAdd={(entered) => {
                setEnteredSku(undefined);
                onAdd(line.sku, entered);
              }}
              onCancel={() => {
                setEnteredSku(undefined);
                setCanceledSku(line.sku);
              }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

interface LineSummaryProps {
  line: PackingLine;
  packed: readonly PackedLot[];
  name: string;
}

function LineSummary({ line, packed, name }: LineSummaryProps) {
  const { t } = useTranslation('staff');
  const left = unpackedUnits(line, packed);
  return (
    <Box sx={summaryStyle}>
      <Typography sx={{ ...countStyle, color: left === 0 ? 'primary.main' : 'text.primary' }}>
        {t('shipping.packing.count', { packed: line.open - left, open: line.open })}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {line.isLotTracked ? t('shipping.packing.lotRequired', { sku: line.sku }) : line.sku}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }} color={left < 0 ? 'error' : undefined}>
          {leftText()}
        </Typography>
      </Box>
    </Box>
  );

  function leftText(): string {
    if (left < 0) return t('shipping.packing.tooMany', { count: -left });
    return left === 0 ? t('shipping.packing.done') : t('shipping.packing.left', { count: left });
  }
}

interface PackedLotRowProps {
  lot: PackedLot;
  name: string;
  onRemove: () => void;
}

function PackedLotRow({ lot: { quantity, lot, expiry }, name, onRemove }: PackedLotRowProps) {
  const { t, i18n } = useTranslation('staff');
  const parts = [
    t('shipping.packing.lotUnits', { count: quantity }),
    ...(lot === null ? [] : [t('shipping.packing.lot', { lot })]),
    ...(expiry === null
      ? []
      : [t('shipping.packing.expires', { date: formatCalendarDate(expiry, i18n.language) })]),
  ];
  return (
    <Box sx={lotStyle}>
      <span>{parts.join(', ')}</span>
      <Button
        onClick={onRemove}
        aria-label={t('shipping.packing.removeOf', { name, lot: lot ?? '' })}
      >
        {t('shipping.packing.remove')}
      </Button>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const lineStyle = {
  display: 'grid',
  gap: 0.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& > form': { mt: 1 },
} as const;

const headStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 2,
  alignItems: 'flex-start',
} as const;

const summaryStyle = {
  flex: { xs: '1 1 100%', sm: '1 1 auto' },
  minWidth: 0,
  display: 'flex',
  gap: 2,
  alignItems: 'baseline',
} as const;

const countStyle = {
  flex: 'none',
  minWidth: '4.5rem',
  fontSize: '1.5rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** In line with the item's name. */
const lotStyle = {
  pl: { sm: '5.5rem' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  overflowWrap: 'anywhere',
} as const;
