export const infoPages = [
  'implant-category',
  'healing-caps',
  'solid-abutments',
  'contoured-abutments',
  'angled-abutments',
  'titach',
  'fridge',
  'custom-prosthetics',
  'simple-lift',
  'turbo-guide',
  'surgical-instruments',
  'kits',
] as const;

export type InfoPage = (typeof infoPages)[number];

export function isInfoPage(name: string): name is InfoPage {
  return (infoPages as readonly string[]).includes(name);
}
