import type { ColumnQuestion } from '@dental-shop/domain/quick-order/find-quantity-columns';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import type { ListChoice, Reading } from './read-list.ts';

export interface ListQuestion {
  reading: Extract<Reading, { status: 'column-question' | 'sheet-question' }>;
  choose: (choice: ListChoice) => void;
  dismiss: () => void;
}

const noneValue = 'none';

const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const focusFirstOption = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

export function ListQuestionForm({ reading, choose, dismiss }: ListQuestion) {
  const { t } = useTranslation('pad');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const selected = String(new FormData(event.currentTarget).get('answer'));
    if (reading.status === 'sheet-question') choose({ sheet: selected });
    else choose({ quantityColumn: selected === noneValue ? noneValue : Number(selected) });
  };
  const columnOptions = ({ candidates, preview }: ColumnQuestion) => [
    ...candidates.map(({ column, heading }) => {
      const name = heading || t('question.unnamed', { column: columnLetters(column) });
      const examples = preview.flatMap((cells) => cells[column] || []).join(', ');
      return { value: String(column), label: t('question.option', { name, examples }) };
    }),
    { value: noneValue, label: t('question.none') },
  ];
  const options =
    reading.status === 'column-question'
      ? columnOptions(reading.question)
      : reading.sheets.map((sheet) => ({ value: sheet, label: sheet }));
  const isSheet = reading.status === 'sheet-question';
  const legend = t(isSheet ? 'question.sheet' : 'question.column');
  return (
    <Box
      component="form"
      ref={focusFirstOption}
      onSubmit={onSubmit}
      aria-label={legend}
      sx={formStyle}
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
          {legend}
        </Box>
        {reading.status === 'column-question' && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'pre-line' }}>
            {reading.question.preview.map((cells) => cells.join(' | ')).join('\n')}
          </Box>
        )}
        {options.map(({ value, label }) => (
          <Box key={value} component="label" sx={optionStyle}>
            <input type="radio" name="answer" value={value} required />
            <span>{label}</span>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('question.continue')}
        </Button>
        <Button onClick={dismiss}>{t('list.cancel')}</Button>
      </Box>
    </Box>
  );
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

const optionStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const;
