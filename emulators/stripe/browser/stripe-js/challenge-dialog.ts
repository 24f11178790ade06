import { word } from '../words.ts';
import type { StripeContext } from './context.ts';

/** Shows the bank's page over the shop's until the buyer has answered it. */
export function openChallenge(stripe: StripeContext, url: string): Promise<void> {
  const before = document.activeElement;
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = word(stripe.language, 'challenge');
  Object.assign(frame.style, {
    background: '#fff',
    border: '0',
    borderRadius: '12px',
    height: 'min(26rem, 90vh)',
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
    inset: '0',
    justifyContent: 'center',
    position: 'fixed',
    zIndex: '2147483647',
  });
  backdrop.append(frame);
  frame.addEventListener('load', () => frame.focus());
  document.body.append(backdrop);
  return new Promise((resolve) => {
    const finish = (event: MessageEvent): void => {
      if (event.origin !== stripe.origin || event.source !== frame.contentWindow) return;
      window.removeEventListener('message', finish);
      backdrop.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    window.addEventListener('message', finish);
  });
}
