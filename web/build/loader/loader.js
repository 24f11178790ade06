// Runs inside `<head>` before the first paint. Its hash is in the Content-Security-Policy.
import { quantitySteps } from '../../src/shared/cart/loader-contract.ts';
import { signInHintKey } from '../../src/shared/session/sign-in-hint.ts';
import { addToCart, confirmPress, saveTypedQuantity, stepQuantity } from './early-cart-changes.ts';

{
  const page = document.documentElement;
  const addTemporaryClass = (name, milliseconds) => {
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
    // Storage is blocked.
  }
  // To avoid a layout shift, hides text until the font loads, but for at most 500 ms. If the page itself loaded slowly,
  // hides it for only 100 ms, which is enough for a cached font.
  const font = document.querySelector('link[as="font"]');
  if (font) {
    const [navigation] = performance.getEntriesByType('navigation');
    const elapsedMs = performance.now() - (navigation?.requestStart ?? 0);
    addTemporaryClass('awaiting-font', elapsedMs < 500 ? 500 : 100);
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
  // Capped at 4 s: the wrong language is better than an empty page if the app never loads.
  if (!isTranslated) addTemporaryClass('awaiting-translation', 4000);
  if (wasSignedIn) addTemporaryClass('awaiting-session', 4000);
  if (location.search || listingView === 'cards') addTemporaryClass('awaiting-listing', 4000);
  // If the URL has a query, the cart page may show a payment instead of the cart.
  if ((!cart || cart === '[]') && !location.search) page.classList.add('empty-cart');
  // Reordering the offices after the first paint would cause a layout shift.
  if (ipInfo?.includes('"isInMiddleEastOrAfrica":true')) page.classList.add('in-agent-region');

  const { isPrerendered, integrity, thirdParty, failure, early } = JSON.parse(
    document.getElementById('scripts').textContent,
  );
  const scripts = Object.keys(integrity);
  // The browser only loads script URLs that this policy accepts, including those of the service worker and libraries
  // such as Stripe.js.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return href === `${location.origin}/sw.js` ||
        href.startsWith(`${location.origin}/static/js/`) ||
        thirdParty.some((pattern) => new RegExp(pattern).test(href))
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
  // Static imports would run in one long task, which freezes phones. Adding a script takes about 5 ms on a phone, so
  // each task adds only two.
  const runFrom = (index) => {
    const end = index + 2;
    for (const src of scripts.slice(index, end)) run(src, src === main ? refreshAndRun : null);
    if (end < scripts.length) setTimeout(() => runFrom(end));
  };
  // A bad response, such as a proxy's error page, may be cached under a script's URL for up to a year, so refresh the
  // cache once. Later failures are handled in `load-chunk.ts`.
  const main = scripts.at(-1);
  const refreshAndRun = () => {
    const refresh = (href) => fetch(href, { cache: 'reload' }).then((response) => response.text());
    Promise.allSettled(scripts.map(refresh)).then(() => run(main, showFailure));
  };
  const run = (src, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        async: false,
        // Scripts inserted from JavaScript default to low priority.
        fetchPriority: 'high',
        src,
        integrity: integrity[src],
        onerror,
      }),
    );
  const showFailure = () => {
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

  // `replay-early-clicks.tsx` replays and then clears these. Cart changes are stored right away, because the user may
  // leave before hydration.
  window.earlyClicks = [];
  window.earlyFields = new Map();
  let hasFailed = false;
  const recordClick = (event, button) => {
    const { submits } = button.dataset;
    if (hasFailed) return;
    if (submits && window.earlyClicks.some((early) => early.button === button)) return;
    window.earlyClicks.push({ event, button });
    if (!submits) return;
    confirmPress(button, submits);
    warnOnLeave();
  };
  const warn = (event) => window.earlyClicks && !hasFailed && event.preventDefault();
  // Forms may contain a password, so they are never stored. Warn before leaving instead.
  const warnOnLeave = () => addEventListener('beforeunload', warn);
  addEventListener('pointerdown', start, { capture: true, once: true });
  addEventListener(
    'click',
    (event) => {
      start();
      const button = event.target.closest?.('button[type="button"]');
      if (button && window.earlyClicks) {
        const by = button.dataset.step;
        // Otherwise, React might hydrate the button and handle the same click again.
        if (by ? stepQuantity(button, Number(by)) : addToCart(button, early))
          event.stopImmediatePropagation();
        else recordClick(event, button);
      }
      // Following the skip link would replace the URL fragment, which may contain a shared list.
      if (window.earlyClicks && event.target.hash === '#main') {
        event.preventDefault();
        (document.getElementById('content') ?? document.getElementById('main')).focus();
      }
    },
    true,
  );
  // Before hydration, forms have no submit button. Pressing Enter would do nothing or, in a form with one field, send a
  // GET request.
  addEventListener(
    'keydown',
    (event) => {
      const { key, keyCode, target, isComposing } = event;
      // In Safari, `isComposing` is already false for the key press that ends a composition, but `keyCode` is 229.
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
      recordClick(event, button);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      // Fields in forms are uncontrolled, so they keep their values during hydration.
      if (!window.earlyClicks || target.form || !target.matches('input, textarea')) return;
      if (saveTypedQuantity(target)) return;
      window.earlyFields.set(target, target.value);
      if (!target.closest('[data-min]')) warnOnLeave();
    },
    true,
  );
  addEventListener('pagehide', () => {
    for (const { button } of window.earlyClicks ?? []) {
      const [key, value] = button.dataset.stores?.split('=') ?? [];
      try {
        if (key) localStorage.setItem(key, value);
      } catch {
        // Storage is blocked.
      }
    }
  });

  // Scripts start after the first paint, so they don't delay it.
  if (!isTranslated || !isPrerendered) start();
  else addTemporaryClass('unpainted', 4000);
  addEventListener('load', () => setTimeout(start, 300));
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Old browsers can't observe the first paint, so scripts start after the load event.
  }
}
