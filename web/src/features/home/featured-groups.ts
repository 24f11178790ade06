/** `title` is part of existing URLs, so its spelling must not change. */
export const featuredGroups = [
  { key: 'implants', title: 'Implants', category: 'Implants', button: 'secondary' },
  {
    key: 'solidAbutments',
    title: 'SOLID ABUTMENTS',
    category: 'Solid Abutments',
    button: 'primary',
  },
  {
    key: 'customProsthetics',
    title: 'Custom Prosthetics',
    category: 'Impression Prosthetics',
    button: 'primary',
  },
  { key: 'surgicalTools', title: 'SURGICAL TOOLS', category: 'Surgical Tools', button: 'primary' },
] as const;
