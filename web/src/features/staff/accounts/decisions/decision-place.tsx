import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { accountName } from '../../account-name.ts';
import { useAuditText } from '../../use-audit-text.ts';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import type { Account } from '../accounts-query.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { toUndoable } from './perform-decisions.ts';
import type { Decisions } from './use-decisions.ts';

interface DecisionPlaceProps {
  account: Account;
  decisions: Decisions;
  tabIndex?: 0 | -1;
  /** Shows the decision buttons again once the time to undo is over. */
  isTemporary?: boolean;
}

/**
 * The buttons to decide on an account. After a decision, the outcome and **Undo** replace them. The container gets
 * focus, so that pressing Enter again neither undoes the decision nor makes the next one.
 */
export function DecisionPlace(props: DecisionPlaceProps) {
  const { decisions, tabIndex, isTemporary = false } = props;
  // Until the decision is saved, the buttons stay.
  const account = decisions.findSaving(props.account.id) ?? props.account;
  const made = decisions.findDecided(account.id);
  const isHeld = decisions.heldUid === account.id;
  const decided = made && isTemporary && made.isOver && !isHeld ? undefined : made;
  const version = `${account.id} ${decided?.auditId} ${account.status}`;
  return (
    <Place account={account} decisions={decisions} version={version}>
      {decided ? (
        <UndoOffer {...props} />
      ) : (
        <DecisionButtons
          accounts={[account]}
          decisions={decisions}
          {...(tabIndex !== undefined && { tabIndex })}
        />
      )}
    </Place>
  );
}

/** The outcome and **Undo**, for rows whose decision buttons are in the details next to the list. */
export function UndoPlace(props: DecisionPlaceProps) {
  const { t } = useTranslation('staff');
  const { account, decisions } = props;
  const decided = decisions.findDecided(account.id);
  const isSaving = !decided && decisions.isSaving(account.id);
  return (
    <Place account={account} decisions={decisions} version={`${account.id} ${decided?.auditId}`}>
      <UndoOffer {...props} />
      {isSaving && <Typography variant="body2">{t('accounts.saving')}</Typography>}
    </Place>
  );
}

interface PlaceProps {
  account: Account;
  decisions: Decisions;
  /** Changes whenever the content does. */
  version: string;
  children: ReactNode;
}

function Place({ account, decisions, version, children }: PlaceProps) {
  // The row and the details next to it change at the same time.
  const hasFocus = useRef(false);
  const place = useFocusAfterChange(version, () => hasFocus.current);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true;
        decisions.hold(account.id);
      }}
      onBlur={() => {
        hasFocus.current = false;
        decisions.hold(undefined);
      }}
      sx={{ outline: 'none', minWidth: 0 }}
    >
      {children}
    </Box>
  );
}

function UndoOffer({ account, decisions, tabIndex }: DecisionPlaceProps) {
  const { t } = useTranslation('staff');
  const auditText = useAuditText();
  const decided = decisions.findDecided(account.id);
  if (!decided) return null;
  const undoable = toUndoable(decided);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
        {auditText(decided.decision)}
      </Typography>
      {undoable.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          tabIndex={tabIndex}
          aria-disabled={decisions.isSaving(account.id)}
          aria-keyshortcuts="U"
          aria-label={t('accounts.undoFor', { name: accountName(account) })}
          onClick={() => decisions.undo(undoable)}
          sx={{ flexShrink: 0, minHeight: { xs: 44, md: 32 } }}
        >
          {t('accounts.undo')}
        </Button>
      )}
    </Stack>
  );
}
