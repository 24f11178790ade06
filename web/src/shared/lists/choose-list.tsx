import type { LineItem } from '@dental-shop/domain/cart/line-item';
import {
  cleanListName,
  maxListLines,
  maxListName,
  maxLists,
} from '@dental-shop/domain/lists/saved-list';
import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { TimeoutError } from '../loading/with-timeout.ts';
import { Button } from '../ui/button.tsx';
import { addToList, createList, ListFullError, type OwnList } from './list-documents.ts';
import { useSlowWrite } from './use-slow-write.ts';

interface ChooseListProps {
  uid: string;
  lists: readonly OwnList[];
  lines: readonly LineItem[];
  onSaved: (list: { id: string; name: string }) => void;
  onCancel: () => void;
}

const newList = 'new';
const initialList = (lists: readonly OwnList[]) => lists[0]?.id ?? newList;

function failureKey(error: unknown) {
  if (error instanceof ListFullError) return 'add.tooLong';
  return error instanceof TimeoutError ? 'add.noAnswer' : 'add.failed';
}

export function ChooseList({ uid, lists, lines, onSaved, onCancel }: ChooseListProps) {
  const { t } = useTranslation('lists');
  const [chosen, setChosen] = useState(initialList(lists));
  const isNew = chosen === newList;
  const isFull = lists.length >= maxLists;
  const { isSlow, track } = useSlowWrite();
  const form = useForm({
    names: ['name'],
    read: ({ name }) => ({ name: cleanListName(name) }),
    validate: ({ name }) => (isNew && name === '' ? { name: 'missing' } : {}),
    send: async ({ name }) => {
      const list = lists.find(({ id }) => id === chosen);
      if (list) {
        await addToList(list.id, lines);
        onSaved({ id: list.id, name: list.name });
      } else {
        onSaved({ id: await track(createList({ uid, name, lines }, lists)), name });
      }
    },
  });
  const { issues, failure, busy } = form;
  return (
    <form {...form.elementProps}>
      <DialogContent sx={{ pt: 0 }}>
        {lists.length > 0 && (
          <RadioGroup
            aria-label={t('add.choose')}
            value={chosen}
            onChange={(_, id) => setChosen(id)}
          >
            {lists.map(({ id, name, lines: { length: count } }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio autoFocus={id === chosen} />}
                label={
                  <>
                    <span>{name}</span>{' '}
                    <Typography component="span" color="textSecondary">
                      {t('items', { count })}
                    </Typography>
                  </>
                }
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
            <FormControlLabel
              value={newList}
              disabled={isFull}
              control={<Radio />}
              label={t('add.newList')}
            />
          </RadioGroup>
        )}
        <Stack spacing={2} sx={{ mt: 1 }}>
          {isFull && <Typography>{t('add.full', { count: maxLists })}</Typography>}
          {isNew && (
            <FormField
              name="name"
              label={t('add.name')}
              autoComplete="off"
              hint={t('add.nameHint')}
              maxLength={maxListName}
              error={issues.name && t('add.nameMissing')}
            />
          )}
          {failure && (
            <Alert severity="error" role="alert">
              {t(failureKey(failure.error), { count: maxListLines })}
            </Alert>
          )}
        </Stack>
        <div role="status">
          {isSlow && (
            <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
              {t('notice.late')}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy && !isSlow}>
          {t(isSlow ? 'add.close' : 'add.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {t(busy ? 'add.saving' : 'add.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
