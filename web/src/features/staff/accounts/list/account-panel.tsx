import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { users } from '../../../../shared/firestore/collections.ts';
import { clampLines } from '../../../../shared/theme/clamp-lines.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { accountName } from '../../account-name.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { staffPaths } from '../../staff-paths.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { AccountFacts } from '../account-facts.tsx';
import { AccountHints } from '../account-hints.tsx';
import type { Account } from '../accounts-query.ts';
import { DecisionPlace } from '../decisions/decision-place.tsx';
import type { Decisions } from '../decisions/use-decisions.ts';
import { LicenseSection } from '../license/license-section.tsx';

interface AccountPanelProps {
  /** A copy of the row from when it was opened. The account may have changed or left the list since. */
  snapshot: Account;
  decisions: Decisions;
  onKey: (event: KeyboardEvent, account: Account) => void;
  ref: Ref<HTMLElement>;
}

/** All the details that staff need to decide on an account. */
export function AccountPanel({ snapshot, decisions, onKey, ref }: AccountPanelProps) {
  const { t } = useTranslation('staff');
  const live = useLiveDocument(users, snapshot.id);
  const account = typeof live === 'string' ? snapshot : { ...live, id: snapshot.id };
  const isOwn = account.id === useStaff().uid;
  const ofAccount = isOwn ? 'own' : account.status;
  const shortcuts = decisions.findDecided(account.id) ? 'decided' : ofAccount;
  return (
    <Paper
      component="section"
      variant="outlined"
      ref={ref}
      tabIndex={-1}
      aria-label={t('accounts.panel')}
      onKeyDown={(event) => {
        if (!isTyping(event)) onKey(event, account);
      }}
      sx={panelStyle}
    >
      <Stack spacing={1.5}>
        <Box>
          <Typography variant="h2" sx={nameStyle}>
            {accountName(account)}
          </Typography>
          <MuiLink component={Link} to={staffPaths.account(account.id)}>
            {t('accounts.openAccount')}
          </MuiLink>
        </Box>
        <DecisionPlace account={account} decisions={decisions} />
        <Typography variant="body2" color="textSecondary">
          {t(`accounts.shortcuts.${shortcuts}`)}
        </Typography>
        <AccountHints uid={account.id} />
        <AccountFacts account={account} />
        <LicenseSection key={account.id} account={account} />
      </Stack>
    </Paper>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

const panelStyle = {
  p: 2,
  minWidth: 0,
  // Below the bar of the staff section.
  maxHeight: 'calc(100dvh - 72px)',
  position: 'sticky',
  top: 60,
  overflowY: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  // By default, the labels would take up half of the panel.
  '& dl': { gridTemplateColumns: 'minmax(5rem, auto) 1fr', columnGap: 1.5, rowGap: 0.75 },
  '& dl, & dd': { fontSize: '0.875rem' },
} as const;

const nameStyle = { fontSize: '1.125rem', ...clampLines(3) } as const;
