import { createRequire } from 'node:module';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { expect, it } from 'vitest';
import { dotenvText, functionsParameters } from './functions-parameters.ts';

const { parseStrict } = createRequire(import.meta.url)('firebase-tools/lib/functions/env') as {
  parseStrict: (text: string) => Record<string, string>;
};

it('fills every parameter from the settings', () => {
  expect(functionsParameters(completeSettings)).toEqual({
    STRIPE_API_BASE: 'https://api.stripe.com',
    SITE_URL: 'https://shop.north-dental.us',
    APP_CHECK: 'enforced',
    API_MIN_INSTANCES: '1',
    STAFF_SECOND_FACTOR: 'off',
    OFFICE_EMAIL: 'office@north-dental.us',
    MAIL_FROM: 'North Dental <orders@north-dental.us>',
    SELLER_NAME: 'North Dental, Inc.',
    SELLER_ADDRESS: '1 Harbor Road | Portland, ME 04101 | United States',
    SELLER_PHONE: '+1 207-200-0001',
    SELLER_EMAIL: 'info@north-dental.us',
    SMTP_HOST: 'smtp.north-dental.us',
    SMTP_PORT: '587',
    SMTP_SECURE: 'starttls',
  });
});

it('writes values that firebase-tools reads back unchanged', () => {
  const values = {
    PLAIN: 'North Dental, Inc.',
    QUOTES: `O'Neil & "Sons" # 1`,
    BACKSLASH: 'a\\nb\\',
    LINES: 'one\ntwo',
    EMPTY: '',
    ACCENTS: 'Clínica Núñez = 2 $HOME',
  };
  expect(parseStrict(dotenvText(values))).toEqual(values);
});
