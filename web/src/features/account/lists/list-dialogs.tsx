import { cleanListName, maxListName } from '@dental-shop/domain/lists/saved-list';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { type CartFillLine, ShortfallText } from '../../../shared/lists/fill-cart.tsx';
import { usePartName } from '../../../shared/lists/part-row.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';

interface FillCartDialogProps {
  fillLines: readonly CartFillLine[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function FillCartDialog({ fillLines, onConfirm, onCancel }: FillCartDialogProps) {
  const { t } = useTranslation('lists');
  const partName = usePartName();
  const shortfalls = fillLines.filter(({ result }) => result !== 'all');
  const addsNothing = fillLines.every(({ adds }) => adds === 0);
  return (
    <TitledDialog
      title={t('fill.title')}
      onClose={onCancel}
      cancel={t('fill.cancel')}
      action={
        !addsNothing && (
          <Button variant="contained" color="secondary" onClick={onConfirm}>
            {t('fill.confirm')}
          </Button>
        )
      }
    >
      <DialogContentText>{t('fill.text', { count: shortfalls.length })}</DialogContentText>
      <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
        {shortfalls.map((line) => (
          <li key={line.sku}>
            <span>{`${line.quantity} × ${partName(line)} (${line.sku}):`}</span>{' '}
            <ShortfallText line={line} />
          </li>
        ))}
      </Box>
      {addsNothing && <DialogContentText>{t('fill.none')}</DialogContentText>}
    </TitledDialog>
  );
}

interface RenameDialogProps {
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}

export function RenameDialog({ name, onRename, onCancel }: RenameDialogProps) {
  const { t } = useTranslation('lists');
  const form = useForm({
    names: ['name'],
    read: (fields) => ({ name: cleanListName(fields.name) }),
    validate: (fields) => (fields.name === '' ? { name: 'missing' } : {}),
    send: async (fields) => onRename(fields.name),
  });
  return (
    <TitledDialog
      title={t('rename.title')}
      form={form.elementProps}
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      cancel={t('rename.cancel')}
      action={
        <Button type="submit" variant="contained">
          {t('rename.save')}
        </Button>
      }
    >
      <FormField
        name="name"
        label={t('add.name')}
        autoComplete="off"
        defaultValue={name}
        maxLength={maxListName}
        error={form.issues.name && t('add.nameMissing')}
      />
    </TitledDialog>
  );
}
