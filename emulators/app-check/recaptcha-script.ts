export const releasePath = '/recaptcha/releases/local/recaptcha__en.js';

/**
 * Queues callbacks and loads the release script. Without `trustedtypes=true`, the release script
 * writes markup as strings, which pages that enforce Trusted Types reject.
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
