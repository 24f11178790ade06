import { cleanListName, maxListName } from '@dental-shop/domain/lists/saved-list';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { type AnsweredPart, AnswerText } from '../../../shared/lists/fill-cart.tsx';
import { usePartName } from '../../../shared/lists/part-row.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface FillCartDialogProps {
  answered: readonly AnsweredPart[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function FillCartDialog({ answered, onConfirm, onCancel }: FillCartDialogProps) {
  const { t } = useTranslation('lists');
  const partName = usePartName();
  const titleId = useId();
  const obstacles = answered.filter(({ answer }) => answer !== 'all');
  const isNothing = answered.every(({ adds }) => adds === 0);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('fill.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('fill.text', { count: obstacles.length })}</DialogContentText>
        <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
          {obstacles.map((line) => (
            <li key={line.sku}>
              <span>{`${line.quantity} × ${partName(line)} (${line.sku}):`}</span>{' '}
              <AnswerText line={line} />
            </li>
          ))}
        </Box>
        {isNothing && <DialogContentText>{t('fill.none')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {t('fill.cancel')}
        </Button>
        {!isNothing && (
          <Button variant="contained" color="secondary" onClick={onConfirm}>
            {t('fill.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

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
