import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../shared/session/use-session.ts';

interface EarlyClick {
  event: Event;
  button: HTMLElement;
}

declare global {
  interface Window {
    /** Buttons pressed before the application listened, also by Enter; `build/loader/loader.js` collects them. */
    earlyClicks?: EarlyClick[] | undefined;
    /** Values entered until then, by field. React would reset controlled fields to its own values. */
    earlyFields?: Map<HTMLInputElement | HTMLTextAreaElement, string> | undefined;
  }
}

/** React handles some early clicks by itself: it hydrates at once what they meet. */
const handledByReact = new WeakSet<Event>();

/** Belongs on the outermost element, capturing: it hears every click that React dispatches. */
export function noteClick({ nativeEvent }: SyntheticEvent): void {
  handledByReact.add(nativeEvent);
}

/** Makes React pick up a field's value. It ignores changes made with its own setter, so this uses the prototype's. */
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
  // A stepper applies its value on blur.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function replay(
  fields: Iterable<[HTMLInputElement | HTMLTextAreaElement, string]>,
  clicks: readonly EarlyClick[],
): Promise<void> {
  for (const [field, value] of fields) retype(field, value);
  for (const { event, button } of clicks) {
    // In separate tasks, so that React renders in between and each press builds on the previous one.
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
  // Runs after the screen's effects, in which the pad restores its lines, and in a later task, because React is still
  // dispatching the click that triggered hydration.
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

let tell: () => void = () => undefined;

/**
 * Settled once React has taken over the first screen, or shows an error in its place. It does so in slices, after
 * the layout: whatever changes the screen's texts before would not fit what was prerendered.
 */
export const firstScreenTaken = new Promise<void>((resolve) => {
  tell = resolve;
});

export function noteFirstScreen(): void {
  tell();
}
