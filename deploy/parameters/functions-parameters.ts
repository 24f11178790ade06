import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { deployedFolders, projectRoot } from '../project.ts';

export type Parameters = Readonly<Record<string, string>>;

/**
 * Includes parameters that have a default, because an unattended deploy fails if any value is
 * missing.
 */
export function functionsParameters(settings: ShopSettings): Parameters {
  const { siteUrl, appCheck, mail, site, warmApiInstances, staffSecondFactor } = settings;
  return {
    STRIPE_API_BASE: 'https://api.stripe.com',
    SITE_URL: siteUrl,
    APP_CHECK: appCheck.mode,
    API_MIN_INSTANCES: String(warmApiInstances),
    STAFF_SECOND_FACTOR: staffSecondFactor,
    OFFICE_EMAIL: mail.office,
    MAIL_FROM: mail.from,
    SELLER_NAME: site.company.name,
    SELLER_ADDRESS: site.company.address.join(' | '),
    SELLER_PHONE: site.company.phone,
    SELLER_EMAIL: site.company.email,
    SMTP_HOST: mail.smtpHost,
    SMTP_PORT: String(mail.smtpPort),
    SMTP_SECURE: mail.smtpSecure,
  };
}

/** firebase-tools processes escapes inside double quotes. */
export function dotenvText(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(
      ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"\n`,
    )
    .join('');
}

/** Written where firebase-tools looks, so it doesn't prompt. The folder isn't uploaded. */
export function writeParameters(projectId: string, parameters: Parameters): void {
  const folder = join(projectRoot, deployedFolders.parameters);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${projectId}`), dotenvText(parameters));
}
