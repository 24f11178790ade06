import type { ColumnQuestion, QuantityColumn } from '@dental-shop/domain/quick-order/list-reading';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What only the customer knows about a list. */
export type ListQuestion = { cancel: () => void } & (
  | ({ kind: 'column'; answer: (column: QuantityColumn) => void } & ColumnQuestion)
  | { kind: 'sheet'; sheets: readonly string[]; answer: (sheet: string) => void }
);

const fieldName = 'answer';
const noColumn = 'none';

/** Asks one question about the list that was brought in; the keyboard goes to it. */
export function ListQuestionForm({ question }: { question: ListQuestion }) {
  const { t } = useTranslation('pad');
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get(fieldName);
    if (typeof answer !== 'string') return;
    if (question.kind === 'sheet') question.answer(answer);
    else question.answer(answer === noColumn ? noColumn : Number(answer));
  };
  return (
    <Box component="form" ref={form} onSubmit={onSubmit} aria-labelledby={headingId} sx={formStyle}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" id={headingId} sx={{ fontWeight: 600, p: 0, mb: 1 }}>
          {t(question.kind === 'column' ? 'question.column' : 'question.sheet')}
        </Box>
        {question.kind === 'column' ? (
          <ColumnOptions {...question} />
        ) : (
          <SheetOptions {...question} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('question.continue')}
        </Button>
        <Button onClick={question.cancel}>{t('list.cancel')}</Button>
      </Box>
    </Box>
  );
}

function Option({ value, label }: { value: string; label: string }) {
  return (
    <Box component="label" sx={optionStyle}>
      <input type="radio" name={fieldName} value={value} required />
      <span>{label}</span>
    </Box>
  );
}

/** `A` to `Z`, then `AA`: how spreadsheets call a column that has no heading. */
const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

function ColumnOptions({ candidates, preview }: ColumnQuestion) {
  const { t } = useTranslation('pad');
  return (
    <>
      <Box
        sx={{ overflowX: 'auto', mb: 1 }}
        role="group"
        aria-label={t('question.preview')}
        tabIndex={0}
      >
        <Box component="table" sx={tableStyle}>
          <tbody>
            {preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the preview never changes.
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the preview never changes.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {candidates.map(({ column, heading }) => {
        const name = heading || t('question.unnamed', { column: columnLetters(column) });
        const examples = preview.flatMap((cells) => cells[column] || []).join(', ');
        return (
          <Option
            key={column}
            value={String(column)}
            label={examples ? t('question.option', { name, examples }) : name}
          />
        );
      })}
      <Option value={noColumn} label={t('question.none')} />
    </>
  );
}

function SheetOptions({ sheets }: { sheets: readonly string[] }) {
  return sheets.map((sheet) => <Option key={sheet} value={sheet} label={sheet} />);
}

const formStyle = {
  display: 'grid',
  gap: 1,
  p: 2,
  border: '1px solid',
  borderColor: 'primary.main',
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
} as const;

const tableStyle = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& td': { border: '1px solid', borderColor: 'divider', px: 1, py: 0.5, whiteSpace: 'nowrap' },
} as const;
