import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { readClock, recordActivity } from './staff-clock.ts';

const pollIntervalMs = 1_000;

const noticeId = 'staff-session-notice';

/** Signs staff out of unattended computers, on every page of the shop. */
export default function StaffSessionGuard() {
  const state = useSyncExternalStore(watchClock, () => readClock(Date.now()));
  useEffect(() => {
    if (state !== 'over') return;
    const { pathname, search } = window.location;
    void signOut(paths.loginAfterEnd(pathname + search));
  }, [state]);
  const isEnding = state === 'idle-soon' || state === 'end-soon';
  return isEnding ? <SessionEndingDialog key={state} state={state} /> : null;
}

function watchClock(onTick: () => void): () => void {
  const onActivity = ({ target }: Event) => {
    // If pointerdown closed the notice, clicks on its buttons would be lost.
    if (target instanceof Element && target.closest(`#${noticeId}`)) return;
    extendSession();
    onTick();
  };
  const timer = setInterval(onTick, pollIntervalMs);
  // Timers don't run in background tabs or on sleeping computers.
  document.addEventListener('visibilitychange', onTick);
  window.addEventListener('pointerdown', onActivity, true);
  window.addEventListener('keydown', onActivity, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
    window.removeEventListener('pointerdown', onActivity, true);
    window.removeEventListener('keydown', onActivity, true);
  };
}

/** The first click after the session ends must not extend it. */
function extendSession(): void {
  if (readClock(Date.now()) !== 'over') recordActivity(Date.now());
}

function SessionEndingDialog({ state }: { state: 'idle-soon' | 'end-soon' }) {
  const { t } = useTranslation('staff');
  const textId = useId();
  const isIdle = state === 'idle-soon';
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  const close = () => {
    extendSession();
    setIsDismissed(true);
  };
  return (
    <TitledDialog
      title={t(`session.ending.${state}.title`)}
      id={noticeId}
      role="alertdialog"
      aria-describedby={textId}
      onClose={close}
      action={
        <>
          <Button onClick={() => void signOut()}>{t('session.ending.signOut')}</Button>
          <Button variant="contained" autoFocus onClick={close}>
            {t(isIdle ? 'session.ending.stay' : 'session.ending.read')}
          </Button>
        </>
      }
    >
      <DialogContentText id={textId}>{t(`session.ending.${state}.text`)}</DialogContentText>
    </TitledDialog>
  );
}
