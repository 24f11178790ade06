export const education = {
  title: 'Education',
  description: 'Thirteen short films on the implant system: its parts, placing and restoring.',
  introduction:
    'Short, silent films drawn from the parts’ own dimensions. Captions say what each one shows.',
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
      description: 'The implant goes into its site with its driver.',
    },
    'instructional-2': {
      title: 'The drilling sequence',
      description: 'Pilot, core and head drill, one after the other.',
    },
    'instructional-3': {
      title: 'Seating a healing cap',
      description: 'A healing cap is set on the implant.',
    },
    'instructional-4': {
      title: 'Seating a solid abutment',
      description: 'A straight abutment is set on the implant.',
    },
    'instructional-5': {
      title: 'Angled abutments',
      description: 'Abutments at an angle, for implants that do not stand upright.',
    },
    'turboguide-1': {
      title: 'Fitting a drill stop',
      description:
        'The drill stop clips onto the TurboGuide driver and leaves bare what may go in.',
    },
    'turboguide-2': {
      title: 'Drilling with stops',
      description: 'The drill ends where its stop meets the surface.',
    },
    'fridge-1': {
      title: 'The Fridge attachment',
      description: 'Unibutment, cap and hat, and how they seat on one another.',
    },
    'fridge-2': {
      title: 'Angled caps',
      description: 'Caps that lean by 15° or 25°, beside the straight one.',
    },
    'fridge-3': {
      title: 'Hats and unibutments',
      description: 'Hats and straight unibutments of the Fridge system.',
    },
  },
} as const;
