export const filmGroups = {
  introduction: ['introduction-1', 'introduction-2', 'introduction-3'],
  instructional: [
    'instructional-1',
    'instructional-2',
    'instructional-3',
    'instructional-4',
    'instructional-5',
  ],
  turboguide: ['turboguide-1', 'turboguide-2'],
  fridge: ['fridge-1', 'fridge-2', 'fridge-3'],
} as const;

export type FilmGroup = keyof typeof filmGroups;
export type FilmId = (typeof filmGroups)[FilmGroup][number];

export type FilmName = FilmId | 'intro';
