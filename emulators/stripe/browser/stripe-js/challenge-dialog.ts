import { word } from '../translations.ts';
import type { StripeContext } from './context.ts';

/**
 * Resolves when the customer responds or closes the dialog. Closing it doesn't change the intent,
 * which still requires the challenge.
 */
export function openChallenge(stripe: StripeContext, url: string): Promise<void> {
  const before = document.activeElement;
  const { origin } = new URL(url);
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = word(stripe.language, 'challenge');
  Object.assign(frame.style, {
    background: '#fff',
    border: '0',
    borderRadius: '12px',
    height: 'min(26rem, 80vh)',
    width: 'min(32rem, 94vw)',
  });
  const backdrop = document.createElement('div');
  backdrop.setAttribute('role', 'dialog');
  backdrop.setAttribute('aria-modal', 'true');
  backdrop.setAttribute('aria-label', frame.title);
  Object.assign(backdrop.style, {
    alignItems: 'center',
    background: 'rgba(15, 25, 30, 0.6)',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.75rem',
    inset: '0',
    justifyContent: 'center',
    position: 'fixed',
    zIndex: '2147483647',
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = word(stripe.language, 'close');
  Object.assign(close.style, {
    background: '#fff',
    border: '0',
    borderRadius: '8px',
    color: '#1a1f24',
    font: '600 1rem system-ui, sans-serif',
    minHeight: '44px',
    padding: '0 1.25rem',
  });
  backdrop.append(frame, close);
  frame.addEventListener('load', () => frame.focus());
  document.body.append(backdrop);
  return new Promise((resolve) => {
    const finish = (): void => {
      window.removeEventListener('message', onMessage);
      backdrop.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.origin === origin && event.source === frame.contentWindow) finish();
    };
    window.addEventListener('message', onMessage);
    close.addEventListener('click', finish);
  });
}
