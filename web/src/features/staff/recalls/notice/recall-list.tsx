import { formatDate } from '@dental-shop/domain/language/locales';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { recalls } from '../../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../../shared/firestore/use-live-pages.tsx';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { Records } from '../../../../shared/ui/records.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';

export function RecallList() {
  const { t, i18n } = useTranslation('staff');
  const titleId = useId();
  const newestFirst = query(recalls(useFirestore()), orderBy('createdAt', 'desc'));
  const { rows, more, isUnreachable, listeners } = useLivePages(newestFirst);
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.list.title')}
      </Typography>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && <Typography>{t('recalls.list.none')}</Typography>}
      {rows && rows.length > 0 && (
        <Records
          label={t('recalls.list.title')}
          rows={rows}
          columns={[
            {
              label: t('recalls.list.product'),
              content: ({ id, sku, lots }) => (
                <MuiLink component={Link} to={staffPaths.recall(id)} sx={linkStyle}>
                  {t('recalls.list.recall', { sku, lots: lots.join(', ') })}
                </MuiLink>
              ),
            },
            {
              label: t('recalls.list.subject'),
              content: ({ subject }) => (
                <span style={{ overflowWrap: 'anywhere' }}>
                  {subject[languageOf(i18n.language)]}
                </span>
              ),
            },
            {
              label: t('recalls.list.state'),
              content: ({ state }) => t(`recalls.states.${state}`),
            },
            {
              label: t('recalls.list.created'),
              content: ({ createdAt }) => formatDate(createdAt.toDate(), 'day', i18n.language),
            },
          ]}
        />
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('recalls.list.more')}
        </Button>
      )}
    </Stack>
  );
}

const linkStyle = {
  display: 'inline-block',
  py: 1.25,
  my: -1.25,
  overflowWrap: 'anywhere',
} as const;
