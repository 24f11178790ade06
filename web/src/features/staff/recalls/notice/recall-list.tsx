import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { recalls } from '../../../../shared/firestore/collections.ts';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { StaffTable } from '../../table/staff-table.tsx';
import { LivePages, useTablePages } from '../../table/use-table-pages.tsx';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { pageSize } from '../page-size.ts';

/** A recall's own page lists all of its lots. */
const maxNamedLots = 10;

export function RecallList() {
  const { t, i18n } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const titleId = useId();
  const newestFirst = query(recalls(useFirestore()), orderBy('createdAt', 'desc'));
  const pages = useTablePages(newestFirst, '', pageSize);
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.list.title')}
      </Typography>
      <LivePages pages={pages} empty={<Typography>{t('recalls.list.none')}</Typography>}>
        {(rows) => (
          <StaffTable
            label={t('recalls.list.title')}
            rows={rows}
            pager={pages.pager}
            columns={[
              {
                id: 'product',
                label: t('recalls.list.product'),
                width: 220,
                grow: 1,
                content: ({ id, sku, lots }, { tabIndex }) => (
                  <MuiLink component={Link} to={staffPaths.recall(id)} tabIndex={tabIndex}>
                    {t('recalls.list.recall', {
                      sku,
                      lots:
                        lots.length > maxNamedLots
                          ? t('recalls.list.lots', { count: lots.length })
                          : lots.join(', '),
                    })}
                  </MuiLink>
                ),
              },
              {
                id: 'subject',
                label: t('recalls.list.subject'),
                width: 200,
                grow: 2,
                content: ({ subject }) => subject[languageOf(i18n.language)],
              },
              {
                id: 'state',
                label: t('recalls.list.state'),
                width: 120,
                onCard: 'corner',
                content: ({ state }) => t(`recalls.states.${state}`),
              },
              {
                id: 'created',
                label: t('recalls.list.created'),
                width: 150,
                content: ({ createdAt }) => officeDate(createdAt.toDate(), 'mediumDay'),
              },
            ]}
          />
        )}
      </LivePages>
    </Stack>
  );
}
