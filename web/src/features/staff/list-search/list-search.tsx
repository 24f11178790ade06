import Box from '@mui/material/Box';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../shared/forms/field.tsx';
import { readForm } from '../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../shared/forms/use-prefilled-form.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface ListSearchProps {
  label: string;
  /** What staff can search for. Shown in the empty field. */
  hint: string;
  search: string | undefined;
  onSearch: (search: string) => void;
}

/** Shrinks to fit next to a page's title and filters, so that it takes no rows from the table. */
export function ListSearch({ label, hint, search, onSearch }: ListSearchProps) {
  const { t } = useTranslation('staff');
  const form = useRef<HTMLFormElement>(null);
  usePrefilledForm(form, { search });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(readForm(event.currentTarget, ['search']).search.trim());
  };
  return (
    <Box component="form" ref={form} role="search" onSubmit={submit} sx={formStyle}>
      <FieldFrame>
        <input
          name="search"
          type="search"
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          maxLength={320}
        />
      </FieldFrame>
      <Button type="submit" variant="outlined">
        {t('shell.search')}
      </Button>
    </Box>
  );
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  flex: { xs: '1 1 100%', sm: '1 1 13rem' },
  maxWidth: { sm: '24rem', xl: '34rem' },
  '& input': { textOverflow: 'ellipsis' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
