import Box from '@mui/material/Box';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useFilledForm } from '../../../../shared/forms/use-filled-form.ts';
import { readForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';

interface OrderSearchProps {
  search: string | undefined;
  onSearch: (search: string) => void;
}

/** Finds orders by number, id, e-mail address or payment. */
export function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('staff');
  const form = useRef<HTMLFormElement>(null);
  useFilledForm(form, { search });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(readForm(event.currentTarget, ['search']).search);
  };
  return (
    <Box component="form" ref={form} role="search" onSubmit={submit} sx={searchStyle}>
      <FormField
        name="search"
        label={t('orders.search.label')}
        hint={t('orders.search.hint')}
        autoComplete="off"
        maxLength={320}
        required={false}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 44, mt: { sm: '1.5625rem' } }}>
        {t('orders.search.button')}
      </Button>
    </Box>
  );
}

const searchStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 32rem) auto' },
  justifyContent: 'start',
  alignItems: 'start',
  gap: 1,
} as const;
