import type { AppearanceVariables } from '../messages.ts';

/** Variables of Stripe's appearance that the form honors, each as a CSS property of its own. */
const honoredVariables = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
] as const;

export function applyAppearance(variables: AppearanceVariables): void {
  for (const name of honoredVariables) {
    const value = variables[name];
    if (value === undefined) document.documentElement.style.removeProperty(`--${name}`);
    else document.documentElement.style.setProperty(`--${name}`, value);
  }
}
