const timeoutMs = 10_000;

/**
 * Public pages never load it: only what calls the backend does. `trustedtypes` has reCAPTCHA make a
 * policy for the markup that it writes, which the page's default policy refuses.
 */
const url = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/** Rejects where the script is blocked, or does not come within 10 s. */
export function loadRecaptcha(): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded.'));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}
