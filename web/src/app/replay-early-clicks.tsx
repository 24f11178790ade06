import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { markFirstScreenHydrated } from '../shared/loading/first-screen.ts';
import { useSession } from '../shared/session/use-session.ts';

interface EarlyClick {
  event: Event;
  button: HTMLElement;
}

declare global {
  interface Window {
    /** Button clicks and Enter key submissions that happened before hydration, recorded by `build/loader/loader.js`. */
    earlyClicks?: EarlyClick[] | undefined;
    /** Values entered before hydration, which React would reset in controlled fields. */
    earlyFields?: Map<HTMLInputElement | HTMLTextAreaElement, string> | undefined;
  }
}

/** React replays some clicks itself during hydration. Those must not be replayed again. */
const handledByReact = new WeakSet<Event>();

/** Pass it to the outermost element's `onClickCapture`, so it sees every click that React dispatches. */
export function recordClick({ nativeEvent }: SyntheticEvent): void {
  handledByReact.add(nativeEvent);
}

/** Uses the prototype's setter, because React overrides the field's own setter and would ignore the change. */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
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
  for (const [field, value] of fields) replayInput(field, value);
  for (const { event, button } of clicks) {
    // Uses separate tasks, so React can render in between and each click can build on the previous one.
    await new Promise((resolve) => setTimeout(resolve));
    delete button.dataset.early;
    if (button.isConnected && !handledByReact.has(event)) button.click();
  }
}

/** Must be inside the screen's Suspense boundary, which React hydrates last. */
export function EarlyClicks() {
  const start = useRef<() => void>(undefined);
  // Runs in the commit that hydrates the screen, so no click is missed in between.
  useLayoutEffect(() => {
    const clicks = window.earlyClicks ?? [];
    const fields = window.earlyFields ?? [];
    window.earlyClicks = undefined;
    window.earlyFields = undefined;
    markFirstScreenHydrated();
    start.current = () => void replay(fields, clicks);
  }, []);
  // Runs after the screen's effects, which restore the quick order's lines. Uses a later task, because React is still
  // dispatching the click that triggered hydration.
  useEffect(() => {
    if (start.current) setTimeout(start.current);
    start.current = undefined;
  }, []);
  return null;
}

export function ClearLoadingClasses() {
  const { status } = useSession();
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('awaiting-translation');
    if (status !== 'loading') classList.remove('awaiting-session');
  }, [status]);
  return null;
}
