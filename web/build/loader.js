// Runs inside <head>, before anything is painted; its hash is in the Content-Security-Policy.
(() => {
  const page = document.documentElement;
  const awaiting = (name, milliseconds) => {
    page.classList.add(name);
    setTimeout(() => page.classList.remove(name), milliseconds);
  };

  let language = null;
  let hasStoredUser = false;
  let ipInfo = null;
  try {
    language = localStorage.getItem('language');
    ipInfo = localStorage.getItem('ipInfo');
    hasStoredUser = Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // Storage is blocked: treated as a visitor who reads English.
  }
  const isSpanish = language === 'es';
  if (isSpanish) page.lang = 'es';
  // Hidden for 4 s at most: English is better than an empty page if the application never loads.
  if (isSpanish) awaiting('awaiting-translation', 4000);
  if (hasStoredUser) awaiting('awaiting-session', 4000);
  // Decides the order of the offices, which must not change once it is painted.
  if (ipInfo?.includes('"isInMiddleEastOrAfrica":true')) page.classList.add('in-agent-region');

  const { isPrerendered, preloads, main } = JSON.parse(
    document.getElementById('scripts').textContent,
  );
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of preloads) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: main }),
    );
  };

  window.earlyClicks = [];
  addEventListener('pointerdown', start, { capture: true, once: true });
  addEventListener(
    'click',
    (event) => {
      start();
      const button = event.target.closest?.('button[type="button"]');
      if (button) window.earlyClicks?.push({ event, button });
    },
    true,
  );

  // Otherwise scripts wait for the first paint, which they would delay.
  if (isSpanish || !isPrerendered) start();
  addEventListener('load', () => setTimeout(start, 300));
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Old browsers start after 'load'.
  }
})();
