import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { isAddress, type TablePager } from './table-types.ts';

interface TablePagerBarProps {
  /** The name of the list. */
  label: string;
  pager: TablePager | undefined;
}

export function TablePagerBar({ label, pager }: TablePagerBarProps) {
  const { t } = useTranslation('staff');
  if (!pager?.previous && !pager?.next) return null;
  return (
    <Stack
      component="nav"
      aria-label={t('table.pages', { list: label })}
      direction="row"
      sx={{ justifyContent: 'flex-end', gap: 1, displayPrint: 'none' }}
    >
      <PageButton target={pager.previous} rel="prev" label={t('table.previous')} />
      <PageButton target={pager.next} rel="next" label={t('table.next')} />
    </Stack>
  );
}

interface PageButtonProps {
  target: TablePager['next'];
  rel: 'prev' | 'next';
  label: string;
}

/** Stays in place when disabled, so that focus isn't lost on the last page. */
function PageButton({ target, rel, label }: PageButtonProps) {
  if (target === undefined) {
    return (
      <Button variant="outlined" aria-disabled sx={unavailableStyle}>
        {label}
      </Button>
    );
  }
  return isAddress(target) ? (
    <Button variant="outlined" component={Link} to={target} rel={rel}>
      {label}
    </Button>
  ) : (
    <Button variant="outlined" onClick={target}>
      {label}
    </Button>
  );
}

const unavailableStyle = {
  color: 'text.disabled',
  borderColor: 'divider',
  cursor: 'default',
  '&:focus-visible': { outlineColor: 'var(--mui-palette-text-primary)' },
} as const;
