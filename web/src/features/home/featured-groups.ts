/**
 * `urlName` is part of existing URLs, so its spelling must not change. If it isn't a category's
 * name, it's an alias of `category`.
 */
export const featuredGroups = [
  { key: 'implants', urlName: 'Implants', category: 'Implants', buttonColor: 'secondary' },
  {
    key: 'solidAbutments',
    urlName: 'SOLID ABUTMENTS',
    category: 'Solid Abutments',
    buttonColor: 'primary',
  },
  {
    key: 'customProsthetics',
    urlName: 'Custom Prosthetics',
    category: 'Impression Prosthetics',
    buttonColor: 'primary',
  },
  {
    key: 'surgicalTools',
    urlName: 'SURGICAL TOOLS',
    category: 'Surgical Tools',
    buttonColor: 'primary',
  },
] as const;
