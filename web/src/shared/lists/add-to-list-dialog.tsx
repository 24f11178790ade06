import type { LineItem } from '@dental-shop/domain/cart/line-item';
import { savedListNumber } from '@dental-shop/domain/lists/saved-list';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../config/paths.ts';
import { ContentReady } from '../i18n/content-ready.tsx';
import { RecordsSkeleton } from '../loading/records-skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/fallbacks/load-failed.tsx';
import { Link } from '../ui/link.tsx';
import { ChooseList } from './choose-list.tsx';
import { ownListsQuery } from './list-documents.ts';

interface AddToListDialogProps {
  uid: string;
  lines: readonly LineItem[];
  onClose: () => void;
}

export default function AddToListDialog(props: AddToListDialogProps) {
  return (
    <ContentReady sections={['lists']}>
      <Content {...props} />
    </ContentReady>
  );
}

function Content({ uid, lines, onClose }: AddToListDialogProps) {
  const { t } = useTranslation('lists');
  const titleId = useId();
  // Public pages have no query client provider, because they don't load TanStack Query upfront.
  const lists = useQuery(ownListsQuery(uid), queryClient);
  const [saved, setSaved] = useState<{ id: string; name: string }>();
  if (saved) return <Saved list={saved} count={lines.length} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('add.title')}</DialogTitle>
      {lists.data ? (
        <ChooseList
          uid={uid}
          lists={lists.data}
          lines={lines}
          onSaved={setSaved}
          onCancel={onClose}
        />
      ) : (
        <>
          <DialogContent>
            {lists.isPending ? (
              <RecordsSkeleton />
            ) : (
              <LoadFailed onRetry={() => void lists.refetch()} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('add.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface SavedProps {
  list: { id: string; name: string };
  count: number;
  onClose: () => void;
}

/** A separate dialog, so screen readers will announce the result. */
function Saved({ list: { id, name }, count, onClose }: SavedProps) {
  const { t } = useTranslation('lists');
  const textId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={textId}>
      <DialogContent>
        <DialogContentText id={textId} role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t('add.done', { count, name })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={paths.list(savedListNumber(id))} onClick={onClose}>
          {t('add.show')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('add.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
