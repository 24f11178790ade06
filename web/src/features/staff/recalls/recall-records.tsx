import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { Records } from '../../../shared/ui/records.tsx';
import { TablePagerBar } from '../table/table-pager-bar.tsx';
import { useRowPages } from '../table/use-row-pages.ts';
import { pageSize } from './page-size.ts';

/** Paginates on screen but prints all records, because they may have to be filed or shown to the FDA. */
export function RecallRecords<Row extends { id: string }>(
  props: ComponentProps<typeof Records<Row>>,
) {
  const { rows, pager } = useRowPages(props.rows, pageSize);
  return (
    <Stack spacing={1}>
      <Records {...props} isOnlyPrinted={(row) => !rows.includes(row)} />
      <TablePagerBar label={props.label} pager={pager} />
    </Stack>
  );
}
