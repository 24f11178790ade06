import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { linkErrorKey } from './failed-link.tsx';

interface ConfirmLinkProps {
  label: string;
  onConfirm: () => Promise<void>;
}

/** The button that performs the link's action. */
export function ConfirmLink({ label, onConfirm }: ConfirmLinkProps) {
  const { t } = useTranslation();
  const form = useForm({ names: [], read: () => ({}), validate: () => ({}), send: onConfirm });
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <FormAlert failure={form.failure && t(linkErrorKey(form.failure.error))} />
      <SubmitButton label={label} busyLabel={label} busy={form.busy} />
    </Stack>
  );
}
