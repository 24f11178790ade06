import { cleanListName, maxListName } from '@dental-shop/domain/lists/saved-list';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface RenameDialogProps {
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}

export function RenameDialog({ name, onRename, onCancel }: RenameDialogProps) {
  const { t } = useTranslation('lists');
  const titleId = useId();
  const form = useForm({
    names: ['name'],
    read: (fields) => ({ name: cleanListName(fields.name) }),
    validate: (fields) => (fields.name === '' ? { name: 'missing' } : {}),
    send: async (fields) => onRename(fields.name),
  });
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('rename.title')}</DialogTitle>
      <form {...form.elementProps}>
        <DialogContent sx={{ pt: 0 }}>
          <FormField
            name="name"
            label={t('add.name')}
            autoComplete="off"
            defaultValue={name}
            maxLength={maxListName}
            error={form.issues.name && t('add.nameMissing')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('rename.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('rename.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
