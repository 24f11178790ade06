/** Western Asia, Iran, and Egypt, as ISO 3166-1 alpha-2 codes. */
const middleEast = [
  ...['AE', 'BH', 'CY', 'EG', 'IL', 'IQ', 'IR', 'JO', 'KW', 'LB', 'OM', 'PS', 'QA', 'SA', 'SY'],
  ...['TR', 'YE'],
];

/** The UN region Africa (M49 code 002) except Egypt, as ISO 3166-1 alpha-2 codes. */
const africa = [
  ...['AO', 'BF', 'BI', 'BJ', 'BW', 'CD', 'CF', 'CG', 'CI', 'CM', 'CV', 'DJ', 'DZ', 'EH', 'ER'],
  ...['ET', 'GA', 'GH', 'GM', 'GN', 'GQ', 'GW', 'IO', 'KE', 'KM', 'LR', 'LS', 'LY', 'MA', 'MG'],
  ...['ML', 'MR', 'MU', 'MW', 'MZ', 'NA', 'NE', 'NG', 'RE', 'RW', 'SC', 'SD', 'SH', 'SL', 'SN'],
  ...['SO', 'SS', 'ST', 'SZ', 'TD', 'TF', 'TG', 'TN', 'TZ', 'UG', 'YT', 'ZA', 'ZM', 'ZW'],
];

const countries: ReadonlySet<string> = new Set([...middleEast, ...africa]);

export function isInMiddleEastOrAfrica(country: string): boolean {
  return countries.has(country.trim().toUpperCase());
}
