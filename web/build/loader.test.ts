import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { loaderText } from './loader-text.ts';

const address = 'https://shop.example/list#name=Monthly&lines=HD55S+4';

/** A page as it is before the application has come. */
async function openPage() {
  const window = new Window({ url: address });
  const { document } = window;
  const scripts = {
    isPrerendered: true,
    integrity: { '/main.js': '' },
    foreign: [],
  };
  document.head.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`;
  document.body.innerHTML = '<a href="#main">Skip</a><main id="main" tabindex="-1"></main>';
  const { location, localStorage } = window;
  const page = { window, document, location, localStorage, setTimeout: () => 0 };
  runInNewContext(await loaderText(), {
    ...page,
    addEventListener: window.addEventListener.bind(window),
  });
  const follow = () => {
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    return click;
  };
  return { window, document, follow };
}

it('jumps to the content, and leaves the address', async () => {
  const { window, document, follow } = await openPage();
  expect(follow().defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(window.location.href).toBe(address);
  expect(Reflect.get(window, 'earlyClicks')).toEqual([]);
});

it('leaves the jump to the application once that has come', async () => {
  const { window, follow } = await openPage();
  Reflect.set(window, 'earlyClicks', undefined);
  expect(follow().defaultPrevented).toBe(false);
});
