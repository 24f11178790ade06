/** Each line of products by its text's key, with the catalogue's categories that hold it. */
export const lines = [
  {
    key: 'abutments',
    categories: ['Solid Abutments', 'Contoured Shoulder Abutments', 'Angled Abutments'],
  },
  { key: 'titach', categories: ['Titach System'] },
  { key: 'fridge', categories: ['Fridge System'] },
  { key: 'simpleLift', categories: ['SimpleLift'] },
  { key: 'turboGuide', categories: ['TurboGuide'] },
  { key: 'kits', categories: ['Surgical & Prosthetic Kits'] },
] as const;
