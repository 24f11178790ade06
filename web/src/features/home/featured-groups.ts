/**
 * The home page's four groups. `title` is the category as its link has always spelled it, which makes
 * it an address of its own. The first one's button has the color that sells.
 */
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
