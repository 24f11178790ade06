import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { Records } from '../../../../shared/ui/records.tsx';
import { useWaitingTime } from '../../waiting-time.ts';

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
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

export function QueueTable({ label, nameLabel, rows, selected, onSelect }: QueueTableProps) {
  const { t } = useTranslation('staff');
  const waitingTime = useWaitingTime();
  const isSelected = (id: string) => selected.includes(id);
  const toggle = (id: string) =>
    onSelect(isSelected(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  const isAll = rows.every(({ id }) => isSelected(id));
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && rows.some(({ id }) => isSelected(id))}
            onChange={() => onSelect(isAll ? [] : rows.map(({ id }) => id))}
          />
        }
        label={t('shipping.queue.selectAll')}
        sx={{ minHeight: 44 }}
      />
      <Records<QueueRow>
        label={label}
        rows={rows}
        columns={[
          {
            label: t('shipping.queue.select'),
            content: ({ id, name }) => (
              <Checkbox
                checked={isSelected(id)}
                onChange={() => toggle(id)}
                slotProps={{ input: { 'aria-label': t('shipping.queue.selectRow', { name }) } }}
                sx={{ width: 44, height: 44, m: -1 }}
              />
            ),
          },
          {
            label: nameLabel,
            content: ({ name, detailsPath }) => (
              <Box component={Link} to={detailsPath} sx={linkStyle}>
                {name}
              </Box>
            ),
          },
          {
            label: t('shipping.queue.waiting'),
            content: ({ since }) => (since ? waitingTime(since) : t('shipping.queue.unknownTime')),
          },
          {
            label: t('shipping.queue.customer'),
            content: ({ customer, hints }) => (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <span>{customer}</span>
                {hints.map((hint) => (
                  <Box key={hint} sx={{ color: 'text.secondary' }}>
                    {hint}
                  </Box>
                ))}
              </Box>
            ),
          },
          { label: t('shipping.queue.units'), content: ({ units }) => units },
          {
            label: t('shipping.queue.actions'),
            content: ({ name, packPath }) => (
              <Button
                variant="outlined"
                component={Link}
                to={packPath}
                aria-label={t('shipping.queue.packOf', { name })}
              >
                {t('shipping.queue.pack')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

const linkStyle = {
  display: 'inline-block',
  py: 1.25,
  my: -1.25,
  color: 'primary.main',
  fontWeight: 600,
} as const;
