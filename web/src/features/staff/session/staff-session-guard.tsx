import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import type { ClockState } from './clock-state.ts';
import { noteActivity, readClock } from './staff-clock.ts';

const lookEveryMs = 1_000;

/**
 * Ends the session of staff who do nothing for a while, on whichever page of the shop they are, and
 * says so a minute before: a screen that nobody sits at any more shows and does nothing for others.
 */
export default function StaffSessionGuard() {
  const state = useClock();
  useEffect(() => {
    if (state !== 'over') return;
    const { pathname, search } = window.location;
    void signOut(paths.loginAfterEnd(pathname + search));
  }, [state]);
  return state === 'idle-soon' || state === 'end-soon' ? <EndNotice state={state} /> : null;
}

function useClock(): ClockState {
  const [state, setState] = useState<ClockState>('running');
  useEffect(() => {
    const look = () => setState(readClock(Date.now()));
    const act = () => {
      // Too late: the first click after the time was over must not bring the session back.
      if (readClock(Date.now()) !== 'over') noteActivity(Date.now());
      look();
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    // A background tab's timers sleep, and so does a computer.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pointerdown', act, true);
    window.addEventListener('keydown', act, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pointerdown', act, true);
      window.removeEventListener('keydown', act, true);
    };
  }, []);
  return state;
}

/** Any key or click keeps an idle session; the button is for whoever looks for one. */
function EndNotice({ state }: { state: 'idle-soon' | 'end-soon' }) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const textId = useId();
  const isIdle = state === 'idle-soon';
  const [isRead, setIsRead] = useState(false);
  if (isRead && !isIdle) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => setIsRead(true)}
    >
      <DialogTitle id={titleId}>{t(`session.ending.${state}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t(`session.ending.${state}.text`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{t('session.ending.signOut')}</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            noteActivity(Date.now());
            setIsRead(true);
          }}
        >
          {t(isIdle ? 'session.ending.stay' : 'session.ending.read')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
