export const company = {
  story: {
    title: 'Our Story & Mission',
    description:
      'Who we are, what our implant system includes, and how dentists and labs can order it.',
    who: '{{company}} designs and makes dental implants and the parts to place and restore them, and sells them directly to dentists and dental labs.',
    claim:
      'Design comes first for us. That’s why this shop shows every part the way its designers see it: as a scale drawing with dimensions.',
    systemHeading: 'One system, seven diameters and five lengths',
    system:
      'The patented implant system comes in seven diameters and five lengths. Healing caps, abutments, impression parts, drills and drivers are designed together, so every part fits the next.',
    range: {
      diameters:
        'Diameters: Slender 3.0, Narrow 3.5, Standard 4.5, Wide 5.5, Extra Wide 6.5, Super Wide 7.5 and Jumbo 8.5 mm.',
      lengths: 'Lengths: XShort 6, Short 8, Medium 10, Long 12 and XLong 14 mm.',
      drills: 'Pilot, core and head drills, plus dedicated drills for XShort implants.',
    },
    restoreHeading: 'From the first drill to the final restoration',
    restore: 'These systems round out the line, each with its own page of parts and prices:',
    line: {
      abutments: 'by diameter and by angle, including rescue abutments.',
      titach: 'kits, abutment sets, caps and sleeves for full arches.',
      fridge: 'caps, hats, straight unibutments, and angled abutments in three lengths.',
      simpleLift: 'instruments, sold individually or as a kit.',
      turboGuide: 'a driver, and drill stops for 6, 8, 10, 12 and 14 mm.',
      kits: 'basic and comprehensive surgical kits, and a prosthetic kit.',
    },
    sellHeading: 'How we sell',
    sell: 'Prices are public, and anyone can browse and fill a cart. Our team reviews each new account before its first order. Dentists register with their license number; dental labs don’t need one.',
    teachHeading: 'What we teach',
    teach:
      'The certification course takes about 2 hours, earns 2 CE credits and ends with a 20-question quiz.',
    teachLink: 'About the certification',
    missionHeading: 'Our mission',
    mission:
      'To help every dentist find the right part in seconds, drawn to scale and clearly priced, from the first drill to the final restoration.',
  },
  quality: {
    title: 'Our Quality Standards',
    description:
      'Materials, treatment, standards, sizes and torque limits for our implants and instruments.',
    introduction:
      'For a part that stays in the patient, quality comes down to numbers: its dimensions and the loads it can take. Here are ours. Please stay within them.',
    materialHeading: 'Material and treatment',
    material: 'Head drills are made of 17-4 stainless steel, passivated and heat treated.',
    drillsHeading: 'Drill sizes',
    drill: {
      headDiameters: 'Diameter of head drills (narrow, standard, wide)',
      headDiametersValue: '3.1, 4.1, 5.1 mm',
      headShanks: 'Shank length of head drills',
      headShanksValue: '17 or 23 mm',
      wideHead: 'Overall length of wide head drills (short, long)',
      wideHeadValue: '31, 39 mm',
      coreDiameters: 'Diameter of core drills (narrow, standard, wide)',
      coreDiametersValue: '2.3, 2.65, 3 mm',
      coreShanks: 'Shank length of core drills',
      coreShanksValue: '30 or 40 mm',
      xshort: 'Overall length of drills for 6 and 8 mm XShort implants (short, long)',
      xshortValue: '29, 39 mm',
    },
    standardsHeading: 'Standards for dental implants',
    standards:
      'These are the published standards for dental implants and their instruments. Our office can confirm in writing which certificates we hold, with their numbers and dates, and where our parts may be sold.',
    standard: {
      system: 'Quality management for medical device manufacturers',
      risk: 'Risk management',
      fatigue: 'Fatigue testing of implants and abutments',
      biology: 'Biocompatibility',
      titanium: 'Unalloyed titanium for implants',
      alloy: 'Titanium-aluminum-vanadium alloy for implants',
      purerAlloy: 'The same alloy, extra low interstitial (ELI)',
      processing: 'Instructions for cleaning and sterilization',
    },
    limitsHeading: 'Torque limits',
    limit: {
      implant: 'Implant, up to',
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
    listingHeading: 'What each listing shows',
    listing:
      'Each product page shows the drawing, SKU, dimensions and price. If a part has no price, the page explains why: some parts are sold only in kits; for others, call us.',
    listingLink: 'See all products',
  },
  people: {
    title: 'Our People',
    description: 'Meet the people who teach our courses and handle your orders.',
    introduction: 'The people behind {{company}}.',
    facultyHeading: 'Faculty',
    faculty: 'They teach our courses.',
    teamHeading: 'Team',
    team: 'They design and make our parts, ship your orders and answer your calls.',
  },
  materials: {
    title: 'Printed Materials',
    description:
      'Four PDF brochures and instructions for use: products, implants, prosthetics and drills.',
    introduction:
      'Read, save or print our four brochures and instructions for use. They use the same catalogue as this shop and come in English and Spanish.',
    tutorialIntroduction: 'Studying for the certification?',
    tutorialLink: 'Get the tutorial with the course',
    contents: 'Contents',
    brochure: {
      'product-catalogue': {
        title: 'Product Catalogue',
        kind: 'Brochure',
        description: 'Every part in the shop, by category.',
        holds: {
          first: 'Every SKU with its dimensions and price in US dollars',
          second: 'A dimensioned drawing of each group of parts',
          third: 'Implants, abutments, attachments, instruments, kits and drills',
        },
      },
      'implants-and-surgery': {
        title: 'Implants and Surgery',
        kind: 'Instructions for use',
        description: 'Implants, healing caps, the cover screw and the instruments to place them.',
        holds: {
          first: 'Diameters and lengths, and how to read them in an implant’s name',
          second: 'Torque limits for implants, drivers and wrenches',
          third: 'Drivers, wrenches, guides, gauges and surgical kits',
        },
      },
      prosthetics: {
        title: 'Prosthetics',
        kind: 'Instructions for use',
        description: 'Abutments, the Titach and Fridge systems, and impression parts.',
        holds: {
          first: 'Solid, contoured shoulder and angled abutments',
          second: 'Titach for removable dentures, Fridge for bridges',
          third: 'How to torque prosthetic screws, and which wrench to use',
        },
      },
      'drills-and-lifting': {
        title: 'Drills, TurboGuide and SimpleLift',
        kind: 'Instructions for use',
        description: 'The drilling sequence, drill stops and SimpleLift instruments.',
        holds: {
          first: 'Pilot, core, head and XShort drills with shanks and diameters',
          second: 'TurboGuide: one stop for each implant length',
          third: 'SimpleLift: five instruments by tip diameter',
        },
      },
      'certification-tutorial': {
        title: 'Certification Tutorial',
        kind: 'Course',
        description: 'The study material for the certification quiz.',
      },
    },
  },
} as const;
