import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type Ref, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ClockState } from './clock-state.ts';
import { noteActivity, readClock } from './staff-clock.ts';

const lookEveryMs = 1_000;

/**
 * Ends the session of staff who do nothing for a while, on whichever page of the shop they are, and
 * says so a minute before: a screen that nobody sits at any more shows and does nothing for others.
 */
export default function StaffSessionGuard() {
  const notice = useRef<HTMLDivElement>(null);
  const { state, stay } = useClock(notice);
  useEffect(() => {
    if (state !== 'over') return;
    const { pathname, search } = window.location;
    void signOut(paths.loginAfterEnd(pathname + search));
  }, [state]);
  const isEnding = state === 'idle-soon' || state === 'end-soon';
  return isEnding ? <EndNotice key={state} ref={notice} state={state} onStay={stay} /> : null;
}

/** `stay` tells that somebody is there, as any key and click outside of the notice does. */
function useClock(notice: RefObject<HTMLElement | null>): { state: ClockState; stay: () => void } {
  const [state, setState] = useState<ClockState>('running');
  const look = useCallback(() => setState(readClock(Date.now())), []);
  const stay = useCallback(() => {
    // Too late: the first click after the time was over must not bring the session back.
    if (readClock(Date.now()) !== 'over') noteActivity(Date.now());
    look();
  }, [look]);
  useEffect(() => {
    const act = ({ target }: Event) => {
      // The press itself would take the notice away before its button, which may sign out, is clicked.
      if (target instanceof Node && notice.current?.contains(target)) return;
      stay();
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
  }, [notice, look, stay]);
  return { state, stay };
}

interface EndNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: 'idle-soon' | 'end-soon';
  onStay: () => void;
}

function EndNotice({ ref, state, onStay }: EndNoticeProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const textId = useId();
  const isIdle = state === 'idle-soon';
  const [isRead, setIsRead] = useState(false);
  if (isRead && !isIdle) return null;
  const stay = () => {
    onStay();
    setIsRead(true);
  };
  return (
    <Dialog
      open
      ref={ref}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={stay}
    >
      <DialogTitle id={titleId}>{t(`session.ending.${state}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t(`session.ending.${state}.text`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{t('session.ending.signOut')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {t(isIdle ? 'session.ending.stay' : 'session.ending.read')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
