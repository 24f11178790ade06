/** The four groups of the home page, by the names that its links have always had. */
export const featuredGroups = [
  { key: 'implants', title: 'Implants', category: 'Implants' },
  { key: 'solidAbutments', title: 'SOLID ABUTMENTS', category: 'Solid Abutments' },
  { key: 'customProsthetics', title: 'Custom Prosthetics', category: 'Impression Prosthetics' },
  { key: 'surgicalTools', title: 'SURGICAL TOOLS', category: 'Surgical Tools' },
] as const;
