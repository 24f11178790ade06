import { type CDPSession, expect, type Page } from '@playwright/test';

/** The maximum distance in px between an element and its focus ring. */
const margin = 16;

/**
 * The share of a control's outline that must change on focus. Rounded corners and the gap for a field's label may stay
 * the same.
 */
const minShare = 0.9;

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

const noMotion =
  '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }';

interface Control {
  index: number;
  /** The classes of the control and its ancestors. */
  look: string;
  html: string;
  /** The size in px of the control's largest line box. */
  perimeter: number;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Checks WCAG 2.2, success criteria 2.4.7 and 1.4.11, by comparing screenshots of each control with and without focus.
 * Controls that look the same are tested only once per color scheme.
 */
export class FocusRings {
  readonly #page: Page;
  readonly #browser: CDPSession;
  readonly #seen = new Set<string>();

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async on(page: Page): Promise<FocusRings> {
    return new FocusRings(page, await page.context().newCDPSession(page));
  }

  get count(): number {
    return this.#seen.size;
  }

  async expectVisible(
    what: string,
    { isNarrow = false }: { isNarrow?: boolean | undefined } = {},
  ): Promise<void> {
    await this.#page.addStyleTag({ content: noMotion });
    // After a key press, browsers show focus rings even on clicked controls.
    await this.#page.keyboard.press('Tab');
    const invisible: string[] = [];
    for (const size of isNarrow ? sizes.slice(0, 1) : sizes) {
      await this.#page.setViewportSize(size);
      // Components that depend on a media query re-render in the next frame.
      await this.#page.evaluate(waitForFrames);
      for (const colorScheme of ['dark', 'light'] as const) {
        await this.#page.emulateMedia({ colorScheme });
        for (const control of await this.#newControls(colorScheme)) {
          if (await this.#showsFocus(control)) continue;
          invisible.push(`${colorScheme}, ${size.width} px: ${control.html}`);
        }
      }
    }
    expect.soft(invisible, `Focus doesn't show on ${what}`).toEqual([]);
  }

  async #newControls(colorScheme: string): Promise<Control[]> {
    const found = await this.#page.evaluate(listControls);
    return found.filter(({ look }) => {
      const key = `${colorScheme} ${look}`;
      const isNew = !this.#seen.has(key);
      this.#seen.add(key);
      return isNew;
    });
  }

  async #showsFocus({ index, perimeter }: Control): Promise<boolean> {
    const around = await this.#page.evaluate(findClip, { index, margin });
    const least = minShare * perimeter;
    if ((await this.#changedPixels(index, around)) >= least) return true;
    // A link that covers its card has its focus ring around the card.
    return (await this.#changedPixels(index)) >= least;
  }

  /**
   * Counts the pixels that change with a contrast of at least 3:1 on focus. Without a clip, compares the whole window.
   */
  async #changedPixels(index: number, clip?: Clip): Promise<number> {
    await this.#page.evaluate(removeFocus);
    const before = await this.#capture(clip);
    await this.#page.evaluate(setFocus, index);
    return this.#page.evaluate(countChanges, [before, await this.#capture(clip)] as const);
  }

  /** PNG in Base64. */
  async #capture(clip?: Clip): Promise<string> {
    const { data } = await this.#browser.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      ...(clip && { clip: { ...clip, scale: 1 } }),
    });
    return data;
  }
}

// The functions below run in the browser.

function waitForFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function listControls(): Control[] {
  const selector = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Skips the zero-size controls that MUI adds at the ends of a dialog.
      element.offsetWidth * element.offsetHeight > 0,
  );
  Object.assign(window, { controls });
  return controls.map((element, index) => {
    const classes: string[] = [];
    for (
      let each: Element | null = element;
      each && classes.length < 6;
      each = each.parentElement
    ) {
      classes.push(`${each.tagName}.${each.getAttribute('class')}`);
    }
    const lines = [...element.getClientRects()].map(({ width, height }) => width + height);
    return {
      index,
      look: classes.join(' '),
      html: element.outerHTML.slice(0, 200),
      perimeter: 2 * Math.max(...lines),
    };
  });
}

function findClip({ index, margin }: { index: number; margin: number }): Clip {
  const { controls } = window as unknown as { controls: HTMLElement[] };
  const control = controls[index];
  if (!control) throw new Error('The control is no longer on the page.');
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const left = Math.max(0, Math.floor(x + window.scrollX - margin));
  const top = Math.max(0, Math.floor(y + window.scrollY - margin));
  return {
    x: left,
    y: top,
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
  };
}

function removeFocus(): void {
  // Removing focus would close a list of suggestions, except in a dialog.
  const open = document.querySelector<HTMLElement>('[role="combobox"][aria-expanded="true"]');
  if (open && !open.closest('[role="dialog"]')) open.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function setFocus(index: number): void {
  const { controls } = window as unknown as { controls: HTMLElement[] };
  controls[index]?.focus({ preventScroll: true });
}

async function countChanges(screenshots: readonly [string, string]): Promise<number> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const linear = (value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [before, after] = [await read(screenshots[0]), await read(screenshots[1])];
  const luminance = (pixels: Uint8ClampedArray, at: number) =>
    0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
  let changes = 0;
  for (let at = 0; at < before.length; at += 4) {
    if (
      before[at] === after[at] &&
      before[at + 1] === after[at + 1] &&
      before[at + 2] === after[at + 2]
    ) {
      continue;
    }
    const [first, second] = [luminance(before, at) + 0.05, luminance(after, at) + 0.05];
    if (Math.max(first, second) / Math.min(first, second) >= 3) changes += 1;
  }
  return changes;
}
