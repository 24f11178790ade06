// Runs inside <head>, before anything is painted; its hash is in the Content-Security-Policy.
import { quantitySteps } from '../../src/shared/cart/loader-contract.ts';
import { signInHintKey } from '../../src/shared/session/sign-in-hint.ts';
import { addToCart, confirmPress, keepTypedQuantity, stepQuantity } from './early-input.ts';

{
  const page = document.documentElement;
  const awaiting = (name, milliseconds) => {
    page.classList.add(name);
    setTimeout(() => page.classList.remove(name), milliseconds);
  };

  let language = null;
  let wasSignedIn = false;
  let ipInfo = null;
  let listingView = null;
  let cart = null;
  try {
    cart = localStorage.getItem('cart');
    language = localStorage.getItem('language');
    ipInfo = localStorage.getItem('ipInfo');
    listingView = localStorage.getItem('listingView');
    wasSignedIn = localStorage.getItem(signInHintKey) !== null;
  } catch {
    // Storage is blocked: treated as a visitor who has chosen no language.
  }
  // The text waits for its font as long as a phone's connection takes to bring it, because a font that arrived later
  // would move what is being read. If the page itself took that long, only a cached font arrives in time.
  const font = document.querySelector('link[as="font"]');
  if (font) {
    const [navigation] = performance.getEntriesByType('navigation');
    const pageTook = performance.now() - (navigation?.requestStart ?? 0);
    awaiting('awaiting-font', pageTook < 500 ? 500 : 100);
    const face = new FontFace('Inter Variable', `url("${font.href}")`, { weight: '100 900' });
    const show = () => page.classList.remove('awaiting-font');
    face.load().then(() => {
      if (page.classList.contains('awaiting-font')) document.fonts.add(face);
      show();
    }, show);
  }

  const chosen = language === 'es' ? 'es' : 'en';
  const isTranslated = page.lang === chosen;
  page.lang = chosen;
  // Hidden for 4 s at most: another language is better than an empty page if the application never loads.
  if (!isTranslated) awaiting('awaiting-translation', 4000);
  if (wasSignedIn) awaiting('awaiting-session', 4000);
  if (location.search || listingView === 'cards') awaiting('awaiting-listing', 4000);
  // An address with more to it may show a payment instead.
  if ((!cart || cart === '[]') && !location.search) page.classList.add('empty-cart');
  // Decides the order of the offices, which must not change once it is painted.
  if (ipInfo?.includes('"isInMiddleEastOrAfrica":true')) page.classList.add('in-agent-region');

  const { isPrerendered, integrity, foreign, failure, early } = JSON.parse(
    document.getElementById('scripts').textContent,
  );
  const scripts = Object.keys(integrity);
  // The policy refuses text as markup or as a script's address unless this default policy accepts it.
  // What libraries load, as Stripe's own does, passes here without knowing it; so does the service
  // worker's address.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return href === `${location.origin}/sw.js` ||
        href.startsWith(`${location.origin}/static/js/`) ||
        foreign.some((pattern) => new RegExp(pattern).test(href))
        ? address
        : null;
    },
  });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    page.classList.remove('unpainted');
    runFrom(0);
  };
  // Each runs in a task of its own, in order. As imports of the last one all would run in one task, in which a phone
  // answers nobody. To ask for one takes a phone some 5 ms, so that not all are asked for in one task either.
  const runFrom = (begin) => {
    const end = begin + 2;
    for (const src of scripts.slice(begin, end)) run(src, src === main ? runAnew : null);
    if (end < scripts.length) setTimeout(() => runFrom(end));
  };
  // The cache may have something else under a script's address, for up to a year: it is brought up
  // to date once. Whatever fails later is the application's to notice (`load-chunk.ts`).
  const main = scripts.at(-1);
  const runAnew = () => {
    const refresh = (href) => fetch(href, { cache: 'reload' }).then((answer) => answer.text());
    Promise.allSettled(scripts.map(refresh)).then(() => run(main, sayFailure));
  };
  const run = (src, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        async: false,
        // As modules that a page names itself have; the browser takes what a script adds for less urgent.
        fetchPriority: 'high',
        src,
        integrity: integrity[src],
        onerror,
      }),
    );
  const sayFailure = () => {
    page.classList.remove('awaiting-translation', 'awaiting-session');
    hasFailed = true;
    for (const button of document.querySelectorAll('[data-early]')) delete button.dataset.early;
    const { title, text, reload } = failure[chosen];
    const append = (parent, name, properties) =>
      parent.appendChild(Object.assign(document.createElement(name), properties));
    const box = Object.assign(document.createElement('div'), { role: 'alert', id: 'not-loaded' });
    append(box, 'strong', { textContent: title });
    append(box, 'p', { textContent: text });
    append(box, 'button', { textContent: reload, onclick: () => location.reload() });
    document.body.prepend(box);
  };

  // What is replayed by the application (`replay-early-input.tsx`), which takes both away. What goes into the cart is stored
  // here and now, because the page may be left before that.
  window.earlyClicks = [];
  window.earlyFields = new Map();
  let hasFailed = false;
  const note = (event, button) => {
    const { submits } = button.dataset;
    if (hasFailed) return;
    if (submits && window.earlyClicks.some((early) => early.button === button)) return;
    window.earlyClicks.push({ event, button });
    if (!submits) return;
    confirmPress(button, submits);
    guard();
  };
  const warn = (event) => window.earlyClicks && !hasFailed && event.preventDefault();
  // A form may hold a password, which is never stored: the browser asks before the page is left instead.
  const guard = () => addEventListener('beforeunload', warn);
  addEventListener('pointerdown', start, { capture: true, once: true });
  addEventListener(
    'click',
    (event) => {
      start();
      const button = event.target.closest?.('button[type="button"]');
      if (button && window.earlyClicks) {
        const by = button.dataset.step;
        // React may be about to hydrate the button and to hear of the press, too.
        if (by ? stepQuantity(button, Number(by)) : addToCart(button, early))
          event.stopImmediatePropagation();
        else note(event, button);
      }
      // The skip link, followed by the browser, would replace what an address carries behind its `#`, as a shared list's.
      if (window.earlyClicks && event.target.hash === '#main') {
        event.preventDefault();
        (document.getElementById('content') ?? document.getElementById('main')).focus();
      }
    },
    true,
  );
  // Enter sends a form, which has no submit button before the application has come: the browser would
  // do nothing, or put a form of one field into the address.
  addEventListener(
    'keydown',
    (event) => {
      const { key, keyCode, target, isComposing } = event;
      // Safari sends the key that ends a composition after its end, and only this code tells.
      if (isComposing || keyCode === 229 || !window.earlyClicks || !target.matches('input')) return;
      if (quantitySteps[key] && stepQuantity(target, quantitySteps[key])) {
        event.preventDefault();
        event.stopImmediatePropagation();
        start();
      }
      if (key !== 'Enter') return;
      const button = target.form?.querySelector('[data-submits]');
      if (!button) return;
      event.preventDefault();
      start();
      note(event, button);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      // React leaves a form's fields alone.
      if (!window.earlyClicks || target.form || !target.matches('input, textarea')) return;
      if (keepTypedQuantity(target)) return;
      window.earlyFields.set(target, target.value);
      if (!target.closest('[data-min]')) guard();
    },
    true,
  );
  // A choice that only the application could carry out is in force on the next page.
  addEventListener('pagehide', () => {
    for (const { button } of window.earlyClicks ?? []) {
      const [key, value] = button.dataset.keeps?.split('=') ?? [];
      try {
        if (key) localStorage.setItem(key, value);
      } catch {
        // Storage is blocked: no page could know the choice.
      }
    }
  });

  // Otherwise scripts wait for the first paint, which they would delay.
  if (!isTranslated || !isPrerendered) start();
  else awaiting('unpainted', 4000);
  addEventListener('load', () => setTimeout(start, 300));
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Old browsers start after 'load'.
  }
}
