import { getQuantity } from '@dental-shop/domain/cart/cart';
import { checkPad, summarizePad } from '@dental-shop/domain/quick-order/check-pad';
import { isEmptyLine, maxLineCharacters } from '@dental-shop/domain/quick-order/pad-lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore, useCart } from '../../shared/cart/cart-store.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { useLineStatusText } from './line-status.tsx';
import { ListQuestionForm } from './list/list-question.tsx';
import { ListIntake } from './list-intake.tsx';
import { type Done, DoneNotice, ListNotice, SlowListNotice } from './pad-notices.tsx';
import { PadRow } from './pad-row.tsx';
import { rowStyle } from './pad-style.ts';
import { PadSummary } from './pad-summary.tsx';
import { ScanButton } from './scan/scan-button.tsx';
import { useListReading } from './use-list-reading.ts';
import { type Row, usePad } from './use-pad.ts';
import { partFieldId, quantityFieldId, usePadActions } from './use-pad-actions.ts';
import { useShelf } from './use-shelf.ts';

/** Text pasted elsewhere on the page isn't in the field. */
function removeImported(written: string, text: string, isRead: boolean): string {
  if (isRead) return written.startsWith(text) ? written.slice(text.length) : written;
  if (written.includes(text)) return written;
  return written.trim() === '' ? text : `${written}\n${text}`;
}

export function QuickOrder() {
  const { t } = useTranslation('pad');
  const cart = useCart();
  const pad = usePad();
  const { lookup, hasFailed, retry } = useShelf();
  const { outcome, question, isSlow, cancel, readList, dismissOutcome } = useListReading(pad);
  const resultText = useLineStatusText();
  const catalogueText = useCatalogueText();
  const [announcement, announce] = useState('');
  const [done, setDone] = useState<Done>();

  const { rows } = pad;
  const results = useMemo(
    () =>
      lookup ? checkPad(rows, lookup.shelf, (sku) => getQuantity(cart, sku), lookup.known) : [],
    [rows, lookup, cart],
  );
  const summary = useMemo(() => summarizePad(results), [results]);

  const listField = useRef<HTMLTextAreaElement>(null);
  const importText = async (text: string) => {
    setDone(undefined);
    const isRead = await readList(text);
    if (listField.current)
      listField.current.value = removeImported(listField.current.value, text, isRead);
  };
  const readPasted = (text: string) => {
    const isList = /[\n\t]/.test(text.trim()) || text.length > maxLineCharacters;
    const reading = isList || !lookup ? undefined : lookup.read(text);
    // A single SKU is pasted into the field. A list, or a SKU with a quantity, is imported as lines.
    if (!isList && !(reading?.kind === 'part' && reading.line.quantity)) return false;
    void importText(text);
    return true;
  };
  function finishLine(index: number) {
    const row = rows[index];
    if (!row || !lookup) return;
    const reading = lookup.read(row.text);
    const isPart = reading.kind === 'part' && lookup.shelf.skuOf(reading.line.text) !== undefined;
    const finished =
      isPart && results[index]?.kind === 'unknown'
        ? { text: reading.line.text, quantity: row.quantity || reading.line.quantity }
        : row;
    if (finished !== row) pad.change(row.id, finished);
    const [answer] = checkPad([finished], lookup.shelf, (sku) => getQuantity(cart, sku));
    announce(answer ? resultText(answer, index + 1) : '');
  }
  const actions = usePadActions({ pad, readPasted, onDone: finishLine });

  const add = () => {
    dismissOutcome();
    const items = summary.items.map(({ product, quantity }) => ({
      item: toCartItem(product),
      quantity,
    }));
    if (!cartStore.addItems(items)) return setDone({ kind: 'full' });
    pad.replace(rows.filter((_, index) => results[index]?.kind !== 'found'));
    setDone({ kind: 'added', count: items.length });
  };
  const focusLine = (index: number) => {
    const row = rows[index];
    if (!row) return;
    const isQuantity = results[index]?.kind === 'wrong-quantity';
    document.getElementById(isQuantity ? quantityFieldId(row) : partFieldId(row))?.focus();
  };
  const scan = (text: string) => {
    const skuOf = lookup?.shelf.skuOf;
    const sku = skuOf?.(text) ?? text;
    const count = pad.count(sku, (written) => (skuOf?.(written) ?? written) === sku);
    const product = lookup?.shelf.productOf(sku);
    const name = product ? `${sku}, ${catalogueText.productName(product)}` : sku;
    return t('scan.counted', { text: name, count });
  };
  const notices = useRef<HTMLDivElement>(null);
  const cancelReading = () => {
    notices.current?.focus();
    cancel();
  };
  const clear = () => {
    notices.current?.focus();
    dismissOutcome();
    setDone({ kind: 'cleared', rows });
    pad.replace([]);
  };
  const undo = (before: readonly Row[]) => {
    notices.current?.focus();
    setDone({ kind: 'restored', refused: pad.restore(before) });
  };
  return (
    <Box sx={columnsStyle}>
      <Box sx={{ gridArea: 'list' }}>
        <ListIntake
          field={listField}
          onText={importText}
          onFile={(file) => {
            setDone(undefined);
            void readList(file);
          }}
        >
          <ScanButton onScan={scan} />
        </ListIntake>
      </Box>
      <Box sx={{ gridArea: 'pad', minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {hasFailed && (
            <Alert severity="error" action={<Button onClick={retry}>{t('failure.retry')}</Button>}>
              {t('failure.catalogue')}
            </Alert>
          )}
          {/* Always rendered, because screen readers don't announce a newly added status region. */}
          <Box ref={notices} role="status" tabIndex={-1} sx={noticesStyle}>
            {isSlow && <SlowListNotice onCancel={cancelReading} />}
            {outcome && <ListNotice outcome={outcome} />}
            {done && <DoneNotice done={done} onUndo={undo} />}
          </Box>
          {question && <ListQuestionForm key={question.reading.status} {...question} />}
        </Box>
        <Box aria-hidden sx={{ ...rowStyle, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Box sx={{ gridArea: 'part' }}>{t('line.partHeading')}</Box>
          <Box sx={{ gridArea: 'quantity', textAlign: 'right' }}>{t('line.quantityHeading')}</Box>
        </Box>
        <Box component="ol" aria-label={t('lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row, index) => (
            <PadRow
              key={row.id}
              row={row}
              number={index + 1}
              result={results[index]}
              find={lookup?.find}
              {...actions}
            />
          ))}
        </Box>
        {rows.some((row) => !isEmptyLine(row)) && (
          <Button onClick={clear} sx={{ mt: 1 }}>
            {t('summary.clear')}
          </Button>
        )}
      </Box>
      <Box sx={summaryStyle}>
        <PadSummary summary={summary} onAdd={add} onShowProblem={focusLine} />
      </Box>
      <LiveRegion message={announcement} />
    </Box>
  );
}

/** A flex column on narrow screens, because a sticky summary can't leave its grid row. */
const columnsStyle = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 2, md: 4 },
  alignItems: { xs: 'stretch', md: 'start' },
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gridTemplateAreas: '"pad list" "pad summary"',
  gridTemplateRows: 'auto 1fr',
} as const;

const noticesStyle = { display: 'grid', gap: 1, outline: 'none' } as const;

const summaryStyle = {
  gridArea: 'summary',
  position: 'sticky',
  bottom: { xs: 0, md: 'auto' },
  top: { md: '8.5rem' },
  zIndex: 1,
} as const;
