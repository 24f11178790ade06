import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleLoader } from './bundle-loader.ts';

const address = 'https://shop.example/list#name=Monthly&lines=HD55S+4';
const item = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': 'HD55S.svg' };
const attribute = 'data-item="HD55S\nDrill\n$91.00\nHD55S.svg"';

const stepper = (min: 0 | 1) => `
  <div data-min="${min}">
    <button type="button" id="less" data-step="-1">-</button>
    <input aria-label="Quantity of Drill" value="${min}">
    <button type="button" id="more" data-step="1">+</button>
  </div>`;

let loader = '';
beforeAll(async () => {
  loader = await bundleLoader();
});

interface Font {
  arrival: Promise<void>;
  pageTookMs: number;
}

function openPage(html = '', storage?: Pick<Storage, 'getItem' | 'setItem'>, font?: Font) {
  const window = new Window({ url: address });
  const { document } = window;
  const early = {
    added: 'Added',
    addedToCart: 'Added to Cart!',
    itemAdded: 'Item added to cart!',
    viewCart: 'View Cart',
    cartWithOne: 'Cart, {{count}} item',
    cartWithOther: 'Cart, {{count}} items',
  };
  const scripts = { isPrerendered: true, integrity: { '/main.js': '' }, thirdParty: [], early };
  document.head.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>
    ${font ? '<link rel="preload" as="font" href="/inter.woff2">' : ''}`;
  document.body.innerHTML = `
    <div id="early-status" role="status"></div>
    <a href="#main">Skip</a><main id="main" tabindex="-1">${html}</main>`;
  const localStorage = storage ?? window.localStorage;
  const timers: { callback: () => void; ms: number }[] = [];
  const setTimeout = (callback: () => void, ms: number) => timers.push({ callback, ms });
  const fonts = new Set<unknown>();
  Object.defineProperty(document, 'fonts', { value: fonts });
  class FontFace {
    load = () => font?.arrival;
  }
  const performance = {
    getEntriesByType: () => [{ requestStart: 20 }],
    now: () => 20 + (font?.pageTookMs ?? 0),
  };
  runInNewContext(loader, {
    ...{ window, document, localStorage, location: window.location, setTimeout },
    ...{ clearTimeout: () => undefined, StorageEvent: window.StorageEvent, FontFace, performance },
    addEventListener: window.addEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
  });
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  const press = (selector: string) => {
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    return click;
  };
  const type = (text: string) => {
    Object.assign(find('input'), { value: text });
    find('input').dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  const pressKey = (key: string, composing: { isComposing?: boolean; keyCode?: number } = {}) => {
    const options = { key, ...composing, bubbles: true, cancelable: true };
    const down = new window.KeyboardEvent('keydown', options);
    find('input').dispatchEvent(down);
  };
  return {
    ...{ window, document, find, press, type, pressKey, fonts, timers },
    cart: () => JSON.parse(window.localStorage.getItem('cart') ?? '[]') as unknown,
    early: () => Reflect.get(window, 'earlyClicks') as { button: unknown }[] | undefined,
    count: () => Reflect.get(find('input'), 'value') as unknown,
    promptsOnLeave: () => {
      const leaving = new window.Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    },
  };
}

describe('font loading', () => {
  const isHidden = ({ document }: ReturnType<typeof openPage>) =>
    document.documentElement.classList.contains('awaiting-font');

  it('shows the page when the font arrives', async () => {
    const arrival = Promise.resolve();
    const page = openPage('', undefined, { arrival, pageTookMs: 200 });
    expect(isHidden(page)).toBe(true);
    await arrival;
    expect(page.fonts.size).toBe(1);
    expect(isHidden(page)).toBe(false);
  });

  it('ignores a font that arrives after the page has been shown', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = openPage('', undefined, { arrival, pageTookMs: 200 });
    page.timers.find(({ ms }) => ms === 500)?.callback();
    expect(isHidden(page)).toBe(false);
    arrive();
    await arrival;
    expect(page.fonts.size).toBe(0);
  });

  it('shows the page immediately if the font fails to load', async () => {
    const arrival = Promise.reject(new Error('404'));
    const page = openPage('', undefined, { arrival, pageTookMs: 200 });
    await arrival.catch(() => undefined);
    expect(page.fonts.size).toBe(0);
    expect(isHidden(page)).toBe(false);
  });

  it('waits less for the font on a slow network', () => {
    const arrival = new Promise<void>(() => undefined);
    const page = openPage('', undefined, { arrival, pageTookMs: 600 });
    page.timers.find(({ ms }) => ms === 100)?.callback();
    expect(isHidden(page)).toBe(false);
  });
});

describe('skip link', () => {
  it('focuses the content without changing the URL', () => {
    const { window, document, press, early } = openPage();
    expect(press('a').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(window.location.href).toBe(address);
    expect(early()).toEqual([]);
  });

  it("also skips a section's menu", () => {
    const { document, press } = openPage('<nav></nav><div id="content" tabindex="-1"></div>');
    press('a');
    expect(document.activeElement).toBe(document.querySelector('#content'));
  });

  it('does nothing after hydration', () => {
    const { window, press } = openPage();
    Reflect.set(window, 'earlyClicks', undefined);
    expect(press('a').defaultPrevented).toBe(false);
  });
});

describe('Add to Cart', () => {
  const button = `<button type="button" class="MuiButton-contained" ${attribute}>Add to Cart</button>`;

  it('stores the item immediately instead of queuing the click', () => {
    const { press, cart, early } = openPage(button);
    press('button');
    expect(cart()).toEqual([{ ...item, quantity: 1 }]);
    press('button');
    expect(cart()).toEqual([{ ...item, quantity: 2 }]);
    expect(early()).toEqual([]);
  });

  it("stops the click so that React doesn't add the item again", () => {
    const { document, press } = openPage(button);
    let isHeard = false;
    document.body.addEventListener('click', () => {
      isHeard = true;
    });
    press('button');
    expect(isHeard).toBe(false);
  });

  it('confirms on the button, in a notice, and in the live region', () => {
    const { find, press } = openPage(button);
    press('button');
    expect(find('button').getAttribute('data-early')).toBe('Added to Cart!');
    expect(find('button').textContent).toBe('Add to Cart');
    expect(find('[role=status]').textContent).toBe('Item added to cart! Cart, 1 item');
    expect(find('#early-notice span').textContent).toBe('Item added to cart!');
    expect(find('#early-notice a').getAttribute('href')).toBe('/cart');
    press('button');
    expect(find('[role=status]').textContent).toBe('Item added to cart! Cart, 2 items');
  });

  it('notifies components that are already hydrated', () => {
    const { window, press } = openPage(button);
    const keys: unknown[] = [];
    window.addEventListener('storage', (event) => keys.push(Reflect.get(event, 'key')));
    press('button');
    expect(keys).toEqual(['cart']);
  });

  it('adds the quantity shown in the stepper', () => {
    const { press, cart } = openPage(`<div data-order>${stepper(1)}${button}</div>`);
    press('#more');
    press('#more');
    expect(cart()).toEqual([]);
    press('[data-item]');
    expect(cart()).toEqual([{ ...item, quantity: 3 }]);
  });

  it('queues the click for replay if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const { find, press, early } = openPage(button, { getItem: blocked, setItem: blocked });
    press('button');
    expect(early()?.map((each) => each.button)).toEqual([find('button')]);
  });

  it('does nothing after hydration', () => {
    const { window, press, cart } = openPage(button);
    Reflect.set(window, 'earlyClicks', undefined);
    press('button');
    expect(cart()).toEqual([]);
  });
});

describe('cart stepper', () => {
  const cell = `<div ${attribute}>${stepper(0)}</div>`;

  it('starts counting from the stored quantity', () => {
    const page = openPage(cell);
    page.window.localStorage.setItem('cart', JSON.stringify([{ ...item, quantity: 4 }]));
    page.press('#more');
    expect(page.cart()).toEqual([{ ...item, quantity: 5 }]);
    expect(page.count()).toBe('5');
    expect(page.find('[role=status]').textContent).toBe('Quantity of Drill: 5');
    page.press('#less');
    expect(page.cart()).toEqual([{ ...item, quantity: 4 }]);
    expect(page.early()).toEqual([]);
  });

  it('removes the item from the cart at 0', () => {
    const { press, cart, count } = openPage(cell);
    press('#more');
    press('#less');
    press('#less');
    expect(cart()).toEqual([]);
    expect(count()).toBe('0');
  });

  it('stores a typed quantity and changes it with the arrow keys', () => {
    const { type, pressKey, cart, promptsOnLeave } = openPage(cell);
    type('12');
    expect(cart()).toEqual([{ ...item, quantity: 12 }]);
    pressKey('ArrowUp');
    expect(cart()).toEqual([{ ...item, quantity: 13 }]);
    type('many');
    expect(cart()).toEqual([{ ...item, quantity: 13 }]);
    expect(promptsOnLeave()).toBe(false);
  });
});

describe('form', () => {
  const form =
    '<form><input name="email"><button type="button" data-submits="Signing in...">Sign in</button></form>';

  it('records one submission, shows progress, and prompts before the user leaves', () => {
    const { find, press, pressKey, early, promptsOnLeave } = openPage(form);
    expect(promptsOnLeave()).toBe(false);
    press('button');
    pressKey('Enter');
    expect(find('button').getAttribute('data-early')).toBe('Signing in...');
    expect(find('[role=status]').textContent).toBe('Signing in...');
    expect(early()).toHaveLength(1);
    expect(promptsOnLeave()).toBe(true);
  });

  it('ignores Enter while an input method is composing', () => {
    const { find, pressKey } = openPage(form);
    pressKey('Enter', { isComposing: true });
    pressKey('Enter', { keyCode: 229 });
    expect(find('button').hasAttribute('data-early')).toBe(false);
  });

  it('stops prompting after hydration', () => {
    const { window, press, promptsOnLeave } = openPage(form);
    press('button');
    Reflect.set(window, 'earlyClicks', undefined);
    expect(promptsOnLeave()).toBe(false);
  });

  it("doesn't prompt about input that wasn't submitted", () => {
    const { type, promptsOnLeave } = openPage(form);
    type('ana@example.com');
    expect(promptsOnLeave()).toBe(false);
  });
});

it('prompts before the user leaves if text was typed outside a form', () => {
  const { type, promptsOnLeave } = openPage('<input aria-label="Line 1">');
  type('HD55S');
  expect(promptsOnLeave()).toBe(true);
});

it('stores a selected option when the user leaves the page', () => {
  const { window, press } = openPage(
    '<button type="button" data-stores="listingView=cards"></button>',
  );
  press('button');
  expect(window.localStorage.getItem('listingView')).toBeNull();
  window.dispatchEvent(new window.Event('pagehide'));
  expect(window.localStorage.getItem('listingView')).toBe('cards');
});
