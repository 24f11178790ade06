import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';

const linkFrames = 'https://*.link.com';

function embedded({ site, stripe }: ShopSettings): { setting: string; origin: string }[] {
  return [
    ...Object.entries(site.filmAddresses).map(([film, address]) => ({
      setting: `site.filmAddresses.${film}`,
      address,
    })),
    { setting: 'site.certification.quizAddress', address: site.certification.quizAddress },
    ...(stripe.wallets.includes('link')
      ? [{ setting: 'stripe.wallets', address: linkFrames }]
      : []),
  ]
    .filter(({ address }) => address !== '')
    .map(({ setting, address }) => ({ setting, origin: new URL(address).origin }));
}

const directives = (policy: string) =>
  new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const fix = 'Replace it with the contents of web/dist/production/.content-security-policy.';
const otherPolicy = `The Content-Security-Policy in firebase.json doesn't match the build, so browsers would block the shop's own scripts or requests. ${fix}`;

export function policyProblems(
  policy: string | undefined,
  built: string,
  settings: ShopSettings,
): string[] {
  if (policy === undefined) {
    return [`firebase.json sets no Content-Security-Policy for the pages. ${fix}`];
  }
  const frames = directives(policy).get('frame-src') ?? [];
  const refused = embedded(settings).filter(({ origin }) => !frames.includes(origin));
  if (refused.length > 0) {
    return refused.map(
      ({ setting, origin }) =>
        `The Content-Security-Policy blocks ${origin}, which ${setting} embeds, so visitors would see an empty frame. Deploy with \`npm run deploy\`, which allows what the settings embed.`,
    );
  }
  return policy === built ? [] : [otherPolicy];
}

const appCheckSource = /^https:\/\/([\w.]+\/recaptcha\/|content-firebaseappcheck\.)/;

const linkSource = /^https:\/\/(\*\.)?link\.com$/;

/**
 * Ignores differences that depend on the settings. `npm run deploy` publishes the build's policy,
 * so it doesn't matter if `firebase.json` lacks embedded pages or allows App Check unnecessarily.
 */
export function sharedPolicyProblems(
  policy: string | undefined,
  built: string,
  settings: ShopSettings,
): string[] {
  const own = new Set(embedded(settings).map(({ origin }) => origin));
  const isOwn = (name: string, source: string) =>
    (name === 'frame-src' && own.has(source)) ||
    (own.has(linkFrames) && linkSource.test(source)) ||
    (settings.appCheck.mode === 'off' && appCheckSource.test(source));
  const shared = (text: string) =>
    [...directives(text)]
      .map(([name, sources]) => [name, ...sources.filter((each) => !isOwn(name, each))].join(' '))
      .join('; ');
  if (policy === undefined) return policyProblems(policy, built, settings);
  return shared(policy) === shared(built) ? [] : [otherPolicy];
}
