import ClearIcon from '@mui/icons-material/Clear';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FieldLabel } from '../../../shared/forms/field.tsx';
import { readForm } from '../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../shared/forms/use-prefilled-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { staffPaths } from '../staff-paths.ts';

export function AccountSearch({ search }: { search: string }) {
  const { t } = useTranslation('staff');
  const id = useId();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  usePrefilledForm(form, { search });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = readForm(event.currentTarget, ['search']).search.trim();
    void navigate(staffPaths.accounts(text === '' ? {} : { search: text }));
  }
  return (
    <search>
      <form ref={form} onSubmit={submit}>
        <FieldLabel htmlFor={id}>{t('accounts.search')}</FieldLabel>
        <Stack direction="row" spacing={1} sx={{ maxWidth: 560 }}>
          <OutlinedInput
            id={id}
            name="search"
            size="small"
            fullWidth
            autoComplete="off"
            sx={{ minHeight: 44, pr: 0 }}
            endAdornment={
              search !== '' && (
                <IconButton
                  aria-label={t('accounts.clearSearch')}
                  onClick={() => void navigate(staffPaths.accounts())}
                  sx={{ minWidth: 44, minHeight: 44 }}
                >
                  <ClearIcon />
                </IconButton>
              )
            }
          />
          <Button type="submit" variant="outlined">
            {t('accounts.find')}
          </Button>
        </Stack>
      </form>
    </search>
  );
}
