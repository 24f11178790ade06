export const company = {
  story: {
    title: 'Our Story & Mission',
    description:
      'Who makes these implants, what the system holds, and how dentists and labs buy it.',
    who: '{{company}} designs and makes dental implants and the parts to place and restore them, and sells them directly to dentists and dental labs.',
    claim:
      'Our claim is design. That is why every part in this shop is shown as its maker sees it: as a drawing to scale, with its dimensions written beside it.',
    systemHeading: 'One system, seven diameters and five lengths',
    system:
      'The patented implant system comes in seven diameters and five lengths. Healing caps, abutments, impression parts, drills and drivers are made to the same drawings, so that each part fits the next.',
    range: {
      diameters:
        'Diameters: Slender 3.0, Narrow 3.5, Standard 4.5, Wide 5.5, Extra Wide 6.5, Super Wide 7.5 and Jumbo 8.5 mm.',
      lengths: 'Lengths: XShort 6, Short 8, Medium 10, Long 12 and XLong 14 mm.',
      drills: 'Pilot, core and head drills, with drills of their own for the XShort implants.',
    },
    restoreHeading: 'From the first drill to the final restoration',
    restore:
      'Around the implant stand the systems that finish the work, each with a page of parts and prices:',
    line: {
      abutments: 'by diameter and by angle, with rescue abutments.',
      titach: 'kits, abutment sets, caps and sleeves for full arches.',
      fridge: 'caps, hats, straight unibutments, and angled abutments in three lengths.',
      simpleLift: 'instruments, one by one or as a kit.',
      turboGuide: 'a driver, and drill stops for 6, 8, 10, 12 and 14 mm.',
      kits: 'the basic and the comprehensive surgical kit, and the prosthetic kit.',
    },
    sellHeading: 'How we sell',
    sell: 'Every price stands beside its part, and anyone may browse and fill a cart. Our team reviews each new account before its first order: dentists register with their license number, dental labs without one.',
    teachHeading: 'What we teach',
    teach:
      'The certification course takes about 2 hours, earns 2 CE credits and ends with a 20-question quiz.',
    teachLink: 'About the certification',
    missionHeading: 'Our mission',
    mission:
      'To give every dentist the right part in seconds: drawn to its own dimensions, with its price in plain sight, from the first drill to the final restoration.',
  },
  quality: {
    title: 'Our Quality Standards',
    description:
      'Materials, treatment, standards, sizes and torque limits of our implants and instruments.',
    introduction:
      'Quality, for a part that stays in the patient, is a matter of numbers: the size it is made to and the load it is made for. Here are ours. Please keep to them.',
    materialHeading: 'Material and treatment',
    material:
      'Head drills are made of 17-4 stainless steel. Each one is passivated and heat treated.',
    drillsHeading: 'Drills and their sizes',
    drill: {
      headDiameters: 'Head drills, narrow, standard and wide: diameter',
      headDiametersValue: '3.1, 4.1, 5.1 mm',
      headShanks: 'Head drills: shank',
      headShanksValue: '17 or 23 mm',
      wideHead: 'Wide head drill, short and long: overall length',
      wideHeadValue: '31, 39 mm',
      coreDiameters: 'Core drills, narrow, standard and wide: diameter',
      coreDiametersValue: '2.3, 2.65, 3 mm',
      coreShanks: 'Core drills: shank',
      coreShanksValue: '30 or 40 mm',
      xshort: 'XShort implant drills (for 6 and 8 mm implants), short and long: overall length',
      xshortValue: '29, 39 mm',
    },
    standardsHeading: 'Standards for parts of this kind',
    standards:
      'These are the published standards that dental implants and their instruments are measured by. Which certificates we hold, with number and date, and in which countries our parts may be sold, our office tells you in writing.',
    standard: {
      system: 'Quality management of makers of medical devices',
      risk: 'Risk management',
      fatigue: 'Fatigue of implant and abutment under load',
      biology: 'Biocompatibility',
      titanium: 'Titanium for implants, pure',
      alloy: 'Titanium for implants, alloy with aluminum and vanadium',
      purerAlloy: 'The same alloy with extra low interstitials (ELI)',
      processing: 'What instructions say of cleaning and sterilizing',
    },
    limitsHeading: 'Torque limits',
    limit: {
      implant: 'Implant, tolerated up to',
      implantValue: '80 N-cm',
      driver: 'Secure click implant driver, up to',
      driverValue: '70 N-cm',
      placementWrench: 'Torque wrench for placement',
      placementWrenchValue: '100 N-cm',
      prostheticWrench: 'Torque wrench for prosthetics',
      prostheticWrenchValue: '35 N-cm',
      screw: 'Prosthetic screw, twice, 10 minutes apart',
      screwValue: '20 N-cm',
    },
    coverHeading: 'When insertion torque is low',
    cover: 'Below 10 N-cm of insertion torque, the 2.8 mm cover screw is indicated.',
    listingHeading: 'What each listing tells you',
    listing:
      'A product page carries the drawing, the SKU, the dimensions and the price. Parts without a price say so, and say why: some are sold only in a kit, for others please call.',
    listingLink: 'See all products',
  },
  people: {
    title: 'Our People',
    description: 'Who teaches our courses, and who is there for you.',
    introduction: 'The people behind {{company}}.',
    facultyHeading: 'Faculty',
    faculty: 'Those who teach our courses.',
    teamHeading: 'Team',
    team: 'Those who design, make and send what you order, and answer when you call.',
  },
  materials: {
    title: 'Printed Materials',
    description:
      'Four brochures and instructions for use as PDFs: products, implants, prosthetics, drills.',
    introduction:
      'Four brochures and instructions for use, to read, to keep or to print. Each is drawn from the same catalogue as this shop, in English and in Spanish.',
    tutorialIntroduction: 'Studying for the certification?',
    tutorialLink: 'Get the tutorial with the course',
    contents: 'What it holds',
    brochure: {
      'product-catalogue': {
        title: 'Product Catalogue',
        kind: 'Brochure',
        description: 'Every part of the shop on paper, category by category.',
        holds: {
          first: 'Every SKU with its dimensions and its price in US dollars',
          second: 'A dimensioned drawing for each group of parts',
          third: 'Implants, abutments, attachments, instruments, kits and drills',
        },
      },
      'implants-and-surgery': {
        title: 'Implants and Surgery',
        kind: 'Instructions for use',
        description: 'Implants, healing caps and cover screw, and the instruments that place them.',
        holds: {
          first: 'Diameters and lengths, and how an implant’s name says them',
          second: 'Torque limits of implants, drivers and wrenches',
          third: 'Drivers, wrenches, guides, gauges and surgical kits',
        },
      },
      prosthetics: {
        title: 'Prosthetics',
        kind: 'Instructions for use',
        description: 'Abutments, the Titach and Fridge systems, and parts for the impression.',
        holds: {
          first: 'Solid, contoured shoulder and angled abutments',
          second: 'Titach for removable dentures, Fridge for bridges',
          third: 'How prosthetic screws are torqued, and the wrench for it',
        },
      },
      'drills-and-lifting': {
        title: 'Drills, TurboGuide and SimpleLift',
        kind: 'Instructions for use',
        description: 'The order of the drills, their stops, and the SimpleLift instruments.',
        holds: {
          first: 'Pilot, core, head and XShort drills with shanks and diameters',
          second: 'TurboGuide: one stop for each length of implant',
          third: 'SimpleLift: five instruments in order of their tip diameters',
        },
      },
      'certification-tutorial': {
        title: 'Certification Tutorial',
        kind: 'Course',
        description: 'What the certification’s participants study before the quiz.',
      },
    },
  },
} as const;
