import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../shared/session/use-session.ts';
import { noteFirstScreen } from './first-screen.ts';

interface EarlyClick {
  event: Event;
  button: HTMLElement;
}

declare global {
  interface Window {
    /** Buttons pressed before the application listened, also by Enter; `build/loader.js` collects them. */
    earlyClicks?: EarlyClick[] | undefined;
    /** What was typed or counted until then, by its field. React keeps its own value in controlled fields. */
    earlyFields?: Map<HTMLInputElement | HTMLTextAreaElement, string> | undefined;
  }
}

/** React handles some early clicks by itself: it hydrates at once what they meet. */
const handledByReact = new WeakSet<Event>();

/** Belongs on the outermost element, capturing: it hears every click that React dispatches. */
export function noteClick({ nativeEvent }: SyntheticEvent): void {
  handledByReact.add(nativeEvent);
}

/** Has React hear of a field's value. Through the prototype's setter, past the one by which React notes its own changes. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (!field.isConnected) return;
  if (field.type === 'checkbox' && field instanceof HTMLInputElement) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (field.type === 'radio') return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A stepper takes what is typed once its field is left.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function replay(
  fields: Iterable<[HTMLInputElement | HTMLTextAreaElement, string]>,
  clicks: readonly EarlyClick[],
): Promise<void> {
  for (const [field, value] of fields) retype(field, value);
  for (const { event, button } of clicks) {
    // Each in a task of its own: React renders in between, so that the second press counts from the first.
    await new Promise((resolve) => setTimeout(resolve));
    delete button.dataset.early;
    if (button.isConnected && !handledByReact.has(event)) button.click();
  }
}

/**
 * Presses again what was pressed too early, once and only if React has not done so. Stands inside
 * the screen's Suspense boundary, because React hydrates that after what is around it.
 */
export function EarlyClicks() {
  const start = useRef<() => void>(undefined);
  // In the commit that hydrates the screen, so that no click falls between collecting and hearing.
  useLayoutEffect(() => {
    const clicks = window.earlyClicks ?? [];
    const fields = window.earlyFields ?? [];
    window.earlyClicks = undefined;
    window.earlyFields = undefined;
    noteFirstScreen();
    start.current = () => void replay(fields, clicks);
  }, []);
  // After the screen's own effects, in which the pad restores its lines. And later: the click that made React hydrate is
  // on its way to its handler now.
  useEffect(() => {
    if (start.current) setTimeout(start.current);
    start.current = undefined;
  }, []);
  return null;
}

/** Shows what the inline loader hid, once there is something better to show. Renders nothing. */
export function Started() {
  const { status } = useSession();
  useEffect(() => {
    document.documentElement.classList.remove('awaiting-translation');
  }, []);
  useEffect(() => {
    if (status !== 'loading') document.documentElement.classList.remove('awaiting-session');
  }, [status]);
  return null;
}
