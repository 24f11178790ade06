/** What Firebase App Check uses of reCAPTCHA Enterprise, for a visitor whom Google trusts. */
export const recaptchaScript = `(() => {
  const widgets = [];
  self.grecaptcha = {
    enterprise: {
      ready: (callback) => setTimeout(callback),
      render: (_container, options) => widgets.push(options) - 1,
      execute: async (widget) => {
        widgets[widget].callback();
        return 'a-token-of-recaptcha';
      },
    },
  };
})();
`;
