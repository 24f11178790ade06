import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';
import type { OwnReturn } from '../shipments/use-own-shipments.ts';
import { ReturnStateChip } from './return-state-chip.tsx';

export function OrderReturns({ returns }: { returns: readonly OwnReturn[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2">
        {t('account.order.returns')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {returns.map(({ id, state }) => (
          <Box component="li" key={id} sx={rowStyle}>
            <MuiLink component={Link} to={paths.return(id)} sx={standaloneLink}>
              {t('account.returns.title', { number: id })}
            </MuiLink>
            <ReturnStateChip state={state} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
