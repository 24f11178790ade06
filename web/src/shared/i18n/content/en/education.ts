export const education = {
  title: 'Education',
  description: 'Thirteen short videos on the implant system: parts, placement and restoration.',
  introduction:
    'Short, silent videos drawn to the parts’ actual dimensions. Captions explain what each one shows.',
  certificationIntroduction: 'For 2 CE credits and a certificate:',
  certification: 'take the certification course',
  group: {
    introduction: 'Introduction',
    instructional: 'Instructional',
    turboguide: 'TurboGuide',
    fridge: 'Fridge',
  },
  film: {
    'introduction-1': {
      title: 'The implant and its parts',
      description: 'The implant, its cover screw, a healing cap and a solid abutment.',
    },
    'introduction-2': {
      title: 'Choosing a diameter',
      description: 'The seven diameters, from Slender 3.0 to Jumbo 8.5 mm, side by side.',
    },
    'introduction-3': {
      title: 'Choosing a length',
      description: 'The five lengths, from XShort 6 to XLong 14 mm, side by side.',
    },
    'instructional-1': {
      title: 'Placing an implant',
      description: 'The driver places the implant in its site.',
    },
    'instructional-2': {
      title: 'The drilling sequence',
      description: 'Pilot, core and head drill, one after the other.',
    },
    'instructional-3': {
      title: 'Seating a healing cap',
      description: 'A healing cap is seated on the implant.',
    },
    'instructional-4': {
      title: 'Seating a solid abutment',
      description: 'A straight abutment is seated on the implant.',
    },
    'instructional-5': {
      title: 'Angled abutments',
      description: 'Angled abutments for implants that aren’t upright.',
    },
    'turboguide-1': {
      title: 'Fitting a drill stop',
      description:
        'The drill stop clips onto the TurboGuide driver and exposes only the drilling depth.',
    },
    'turboguide-2': {
      title: 'Drilling with stops',
      description: 'The drill goes no deeper once its stop meets the surface.',
    },
    'fridge-1': {
      title: 'The Fridge attachment',
      description: 'Unibutment, cap and hat, and how they fit together.',
    },
    'fridge-2': {
      title: 'Angled caps',
      description: 'Caps angled at 15° or 25°, next to the straight one.',
    },
    'fridge-3': {
      title: 'Hats and unibutments',
      description: 'Hats and straight unibutments for the Fridge system.',
    },
  },
} as const;
