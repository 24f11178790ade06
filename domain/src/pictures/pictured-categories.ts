export const picturedCategories = [
  'Implants',
  'Healing Caps',
  'Solid Abutments',
  'Contoured Shoulder Abutments',
  'Angled Abutments',
  'Titach System',
  'Fridge System',
  'Impression Prosthetics',
  'SimpleLift',
  'TurboGuide',
  'Surgical Tools',
  'Surgical & Prosthetic Kits',
  'Motor & Handpiece',
  'Drills',
] as const;

export type PicturedCategory = (typeof picturedCategories)[number];
