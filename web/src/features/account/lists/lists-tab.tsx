import { savedListNumber } from '@dental-shop/domain/lists/saved-list';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import type { OwnList } from '../../../shared/lists/list-documents.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { OwnLists } from './own-lists.tsx';

export default function ListsTab({ uid }: { uid: string }) {
  return <OwnLists uid={uid}>{(lists) => <ListOfLists lists={lists} />}</OwnLists>;
}

function ListOfLists({ lists }: { lists: readonly OwnList[] }) {
  const { t } = useTranslation('lists');
  const recordDate = useRecordDate();
  // Null until the server has confirmed the latest change.
  const changed = (updatedAt: Timestamp | null) =>
    updatedAt ? ` · ${t('changed', { date: recordDate({ createdAt: updatedAt }) })}` : '';
  if (lists.length === 0) {
    return (
      <EmptyState hint={t('noneHint')} next={{ to: paths.products, label: t('browse') }}>
        {t('none')}
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label={t('title')} sx={gridStyle}>
      {lists.map(({ id, name, lines, updatedAt }) => (
        <Paper component="li" variant="outlined" key={id} sx={{ px: 2, py: 1, minWidth: 0 }}>
          <Box component={Link} to={paths.list(savedListNumber(id))} sx={nameStyle}>
            {name}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {`${t('items', { count: lines.length })}${changed(updatedAt)}`}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const nameStyle = {
  ...standaloneLink,
  color: 'primary.main',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
