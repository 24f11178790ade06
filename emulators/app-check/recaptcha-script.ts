/** Where the loader finds the release: at Google's other host, as the real one does. */
export const releasePath = '/recaptcha/releases/local/recaptcha__en.js';

/**
 * The script that pages name. It queues callbacks, and loads the release that does the work. Without
 * `trustedtypes=true` in its address the release writes markup as text, which a page that enforces Trusted
 * Types refuses.
 */
export const recaptchaLoader = (query: URLSearchParams) => `(() => {
  const settings = (self.___grecaptcha_cfg ??= { fns: [] });
  settings.trustedtypes = ${query.get('trustedtypes') === 'true'};
  self.grecaptcha = { enterprise: { ready: (callback) => settings.fns.push(callback) } };
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com${releasePath}';
  script.crossOrigin = 'anonymous';
  document.head.append(script);
})();
`;

/** What Firebase App Check uses of reCAPTCHA Enterprise, for a visitor whom Google trusts. */
export const recaptchaRelease = `(() => {
  const { fns, trustedtypes } = self.___grecaptcha_cfg;
  const policy =
    trustedtypes && self.trustedTypes?.createPolicy('recaptcha', { createHTML: (html) => html });
  const markup = (html) => (policy ? policy.createHTML(html) : html);
  const widgets = [];
  Object.assign(self.grecaptcha.enterprise, {
    ready: (callback) => setTimeout(callback),
    render: (container, options) => {
      const box = typeof container === 'string' ? document.getElementById(container) : container;
      box.innerHTML = markup('<div class="grecaptcha-badge"></div>');
      return widgets.push(options) - 1;
    },
    execute: async (widget) => {
      widgets[widget].callback();
      return 'a-token-of-recaptcha';
    },
  });
  for (const callback of fns) setTimeout(callback);
})();
`;
