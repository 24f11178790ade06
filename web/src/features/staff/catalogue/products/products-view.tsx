import { apiPaths } from '@dental-shop/domain/api/paths';
import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../../shared/downloads/download-button.tsx';
import { FieldFrame, FieldLabel } from '../../../../shared/forms/field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { matchesProduct } from '../../matches-product.ts';
import { downloadForStaff } from '../../staff-download.ts';
import { ChangeDialog } from '../edit/change-dialog.tsx';
import { SavedNotice } from '../edit/saved-notice.tsx';
import type { SavedChange } from '../edit/use-save-changes.ts';
import { ProductTable } from './product-table.tsx';
import { matchesFilter, RowFilter, useRowFilter } from './row-filter.tsx';
import { useProductSearch } from './use-product-search.ts';

/** `checked` is the current catalogue. */
export function ProductsView({ checked }: { checked: StaffOutput<'checkCatalogue'> }) {
  const { t } = useTranslation('staff');
  const [filter, setFilter] = useRowFilter();
  const [text, setText] = useProductSearch();
  // Typing must not wait for the table.
  const search = useDeferredValue(text);
  const [selected, setSelected] = useState<readonly string[]>([]);
  // Keeps the version that staff saw, because the catalogue is refetched when a colleague changes it.
  const [edited, setEdited] = useState<{ rows: readonly CatalogueRowNow[]; version: number }>();
  const [saved, setSaved] = useState<SavedChange>();
  const { version, today } = checked;
  const edit = (chosenRows: readonly CatalogueRowNow[]) => setEdited({ rows: chosenRows, version });
  const rows = checked.rows.filter(
    (row) => matchesFilter(row, filter) && matchesProduct(row, search),
  );
  // The filters may hide selected rows. Those aren't changed, because staff couldn't see them.
  const chosen = rows.filter(({ sku }) => selected.includes(sku));
  return (
    <Stack spacing={2}>
      <RowFilter rows={checked.rows} filter={filter} onFilter={setFilter} />
      <Box sx={barStyle}>
        <SearchField text={text} onText={setText} />
        <Button variant="outlined" disabled={chosen.length === 0} onClick={() => edit(chosen)}>
          {chosen.length === 0
            ? t('catalogue.edit.chooseSeveral')
            : t('catalogue.edit.openSeveral', { count: chosen.length })}
        </Button>
        <DownloadButton
          name="staffCatalogue"
          download={() => downloadForStaff(apiPaths.staffCatalogueXlsx, 'catalogue.xlsx')}
          label={t('catalogue.download')}
          failed={t('shell.errors.failed')}
          tooMany={t('shell.errors.failed')}
        />
      </Box>
      <Typography role="status">{t('catalogue.shown', { count: rows.length })}</Typography>
      {rows.length > 0 ? (
        <ProductTable
          // Returns to the first page whenever the rows change.
          key={`${filter} ${search}`}
          rows={rows}
          selected={selected}
          onSelect={setSelected}
          onEdit={(row) => edit([row])}
        />
      ) : (
        <EmptyState>{t('catalogue.none')}</EmptyState>
      )}
      <SavedNotice saved={saved} version={version} onClose={() => setSaved(undefined)} />
      {edited && (
        <ChangeDialog
          // After a save, the new version is known before its rows are fetched.
          rows={edited.version === version ? refreshed(edited.rows, checked.rows) : edited.rows}
          version={edited.version}
          today={today}
          onClose={() => setEdited(undefined)}
          onSaved={(change) => {
            setEdited(undefined);
            setSelected([]);
            setSaved(change);
          }}
        />
      )}
    </Stack>
  );
}

const refreshed = (rows: readonly CatalogueRowNow[], fetched: readonly CatalogueRowNow[]) =>
  rows.map((row) => fetched.find(({ sku }) => sku === row.sku) ?? row);

function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 16rem', maxWidth: 400 }}>
      <FieldLabel htmlFor={id}>{t('catalogue.search')}</FieldLabel>
      <FieldFrame>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      </FieldFrame>
    </Box>
  );
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 } as const;
