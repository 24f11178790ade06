import type { LineResult } from '@dental-shop/domain/quick-order/check-pad';
import { maxLineCharacters } from '@dental-shop/domain/quick-order/pad-lines';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import type { ProductFinder } from '../../shared/catalogue/site-finder.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';
import { LineStatus } from './line-status.tsx';
import { fieldStyle, rowStyle } from './pad-style.ts';
import { PartField } from './part-field.tsx';
import type { Row } from './use-pad.ts';
import { type PadActions, partFieldId, quantityFieldId } from './use-pad-actions.ts';

interface PadRowProps extends PadActions {
  row: Row;
  number: number;
  result: LineResult<ProductSummary> | undefined;
  find: ProductFinder | undefined;
}

const incomplete: ReadonlySet<string> = new Set(['unknown', 'empty']);

/** Memoized because a pad can have hundreds of lines. */
export const PadRow = memo(function PadRow(props: PadRowProps) {
  const { row, number, result, find, onChange, onSelect, onEnter, onPaste, onRemove } = props;
  const { id } = row;
  const { t } = useTranslation('pad');
  const resultId = `pad-answer-${id}`;
  const isEmpty = row.text === '' && row.quantity === '';
  const isWrong = (kinds: readonly string[]) => result !== undefined && kinds.includes(result.kind);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter(id);
  };
  return (
    <Box component="li" aria-label={t('line.label', { number })} sx={rowStyle}>
      <Box aria-hidden sx={numberStyle}>
        {number}
      </Box>
      <Box sx={{ gridArea: 'part' }}>
        <PartField
          id={partFieldId(row)}
          label={t('line.part', { number })}
          text={row.text}
          find={result && incomplete.has(result.kind) ? find : undefined}
          isWrong={isWrong(['unknown', 'no-longer-sold', 'not-sold-online'])}
          resultId={resultId}
          onText={(text) => onChange(id, { text })}
          onSelect={(product) => onSelect(id, product)}
          onEnter={() => onEnter(id)}
          onPaste={onPaste}
        />
      </Box>
      <Box
        component="input"
        id={quantityFieldId(row)}
        value={row.quantity}
        onChange={(event) => onChange(id, { quantity: event.target.value })}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        aria-label={t('line.quantity', { number })}
        aria-invalid={isWrong(['wrong-quantity'])}
        aria-describedby={resultId}
        placeholder={isEmpty ? '' : '1'}
        maxLength={maxLineCharacters}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        sx={quantityStyle}
      />
      <Box id={resultId} sx={resultStyle}>
        {result && (
          <LineStatus
            result={result}
            number={number}
            onSelect={(product) => onSelect(id, product)}
          />
        )}
        {!result && !isEmpty && <span>{t('answer.waiting')}</span>}
      </Box>
      {!isEmpty && (
        <IconButton
          aria-label={t('line.remove', { number })}
          onClick={() => onRemove(id)}
          sx={{ gridArea: 'remove' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});

const numberStyle = {
  gridArea: 'number',
  textAlign: 'right',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const quantityStyle = {
  ...fieldStyle,
  gridArea: 'quantity',
  textAlign: 'right',
} as const;

const resultStyle = {
  gridArea: 'answer',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.875rem',
} as const;
