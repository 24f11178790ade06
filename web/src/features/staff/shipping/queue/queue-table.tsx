import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TablePager } from '../../table/table-types.ts';
import { useWaitingTime } from '../../time/waiting-time.ts';

export interface QueueRow {
  id: string;
  /** An order or RMA number. */
  name: string;
  /** Null if unknown. */
  since: Date | null;
  customer: string;
  units: number;
  hints: readonly string[];
  detailsPath: string;
  packPath: string;
}

interface QueueTableProps {
  label: string;
  nameLabel: string;
  rows: readonly QueueRow[];
  pager?: TablePager;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

export function QueueTable({ label, nameLabel, rows, pager, selected, onSelect }: QueueTableProps) {
  const { t } = useTranslation('staff');
  const waitingTime = useWaitingTime();
  return (
    <StaffTable
      label={label}
      rows={rows}
      pager={pager}
      selection={{ selected, onSelect, nameOf: ({ name }) => name }}
      columns={[
        {
          id: 'name',
          label: nameLabel,
          width: 150,
          content: ({ name, detailsPath }, { tabIndex }) => (
            <MuiLink component={Link} to={detailsPath} tabIndex={tabIndex}>
              {name}
            </MuiLink>
          ),
        },
        {
          id: 'waiting',
          label: t('shipping.queue.waiting'),
          width: 130,
          content: ({ since }) => (since ? waitingTime(since) : t('shipping.queue.unknownTime')),
        },
        {
          id: 'customer',
          label: t('shipping.queue.customer'),
          width: 160,
          grow: 2,
          content: ({ customer }) => customer,
        },
        {
          id: 'hints',
          label: t('shipping.queue.notes'),
          width: 120,
          grow: 1,
          content: ({ hints }) => hints.join(', '),
        },
        {
          id: 'units',
          label: t('shipping.queue.units'),
          width: 120,
          isAmount: true,
          content: ({ units }) => units,
        },
        {
          id: 'pack',
          label: t('shipping.queue.actions'),
          width: 120,
          onCard: 'corner',
          content: ({ name, packPath }, { tabIndex }) => (
            <Button
              variant="outlined"
              size="small"
              component={Link}
              to={packPath}
              tabIndex={tabIndex}
              aria-label={t('shipping.queue.packOf', { name })}
            >
              {t('shipping.queue.pack')}
            </Button>
          ),
        },
      ]}
    />
  );
}
