import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import { limit, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { paths } from '../../shared/config/paths.ts';
import { returns } from '../../shared/firestore/collections.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

const parameter = 'unshipped';

export function isUnshippedOnly(search: URLSearchParams): boolean {
  return search.get(parameter) === '1';
}

export function OrderFilter({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const anyReturn = query(returns(useFirestore()), where('uid', '==', uid), limit(1));
  const { data } = useFirestoreCollection(anyReturn);
  const show = (unshippedOnly: boolean) =>
    setSearch(
      (current) => {
        current.delete(parameter);
        if (unshippedOnly) current.set(parameter, '1');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box sx={rowStyle}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isUnshippedOnly(search)}
            onChange={(event) => show(event.target.checked)}
          />
        }
        label={<span>{t('account.orders.unshippedOnly')}</span>}
        sx={{ minHeight: 44 }}
      />
      {data?.empty === false && (
        <MuiLink component={Link} to={paths.returns} sx={standaloneLink}>
          {t('account.orders.yourReturns')}
        </MuiLink>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
  displayPrint: 'none',
} as const;
