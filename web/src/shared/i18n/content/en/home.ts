export const home = {
  description:
    'Dental implants and everything to place and restore them, for dentists and dental labs. See drawings, dimensions and prices, and order online.',
  welcome: {
    heading: 'Dental implants and everything to place and restore them',
    introduction:
      'For dentists and dental labs. See every part’s drawing, dimensions and price, and order online once your account is approved.',
    greeting: 'Welcome back. Reorder your last order, or choose from parts you’ve bought before.',
    reorder: 'Reorder',
    buyAgain: 'Buy Again',
    implants: 'Implants',
    healingCaps: 'Healing caps',
    solidAbutments: 'Solid abutments',
    register: 'Register',
    allProducts: 'See all products',
  },
  featured: {
    heading: 'FEATURED PRODUCTS',
    seeAll: 'SEE ALL',
    seeAllOf: 'SEE ALL {{title}}',
    group: {
      implants: {
        title: 'Implants',
        description: 'Seven diameters from 3.0 to 8.5 mm in lengths from 6 to 14 mm.',
      },
      solidAbutments: {
        title: 'SOLID ABUTMENTS',
        description: 'Straight abutments by diameter, plus rescue abutments.',
      },
      customProsthetics: {
        title: 'Custom Prosthetics',
        description: 'Analogs and copings for closed- and open-tray impressions.',
      },
      surgicalTools: {
        title: 'SURGICAL TOOLS',
        description: 'Drivers, torque wrenches, parallel guides and measuring instruments.',
      },
    },
  },
  videoChannel: 'Watch our video channel',
  opensNewTab: '(opens in a new tab)',
  banner: {
    label: 'Our products',
    carousel: 'carousel',
    slide: 'slide',
    position: '{{number}} of {{count}}',
    previous: 'Previous slide',
    next: 'Next slide',
    show: 'Show slide {{number}}',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    implants: {
      title: 'Implants from 3.0 to 8.5 mm',
      text: 'Seven diameters, in lengths from 6 to 14 mm, drawn to scale.',
    },
    attachments: {
      title: 'Titach and Fridge',
      text: 'Two attachment systems: abutments, caps and hats.',
    },
    drilling: {
      title: 'From pilot to head drill',
      text: 'Pilot, core and head drills, by diameter.',
    },
  },
  system: {
    heading: 'The patented implant system',
    range:
      'One system in seven diameters, from Slender 3.0 mm to Jumbo 8.5 mm, and lengths from XShort 6 mm to XLong 14 mm.',
    parts:
      'It includes healing caps, abutments, attachments, impression parts, drills and drivers, each with a drawing and dimensions.',
    film: 'The implant system in motion',
    more: 'See all implants',
  },
  graphics: {
    heading: 'Systems at a glance',
    fridge: {
      title: 'Fridge System',
      first: 'Straight unibutment',
      second: 'Cap',
      third: 'Hat',
    },
    titach: {
      title: 'Titach System',
      first: 'Cap',
      second: 'Silicone sleeve',
      third: 'Abutment',
    },
    torque: {
      title: 'Torque limits',
      unit: '{{torque}} N-cm',
      placementWrench: 'Placement wrench',
      implant: 'Implant',
      driver: 'Secure click driver',
      prostheticWrench: 'Prosthetic wrench',
      screw: 'Prosthetic screw, twice, 10 minutes apart',
    },
  },
  social: { heading: 'Follow us' },
  promotion: {
    label: 'Course promotion',
    title: 'Courses for dentists',
    text: 'Certification: about 2 hours, 2 CE credits.',
    close: 'Close the course promotion',
  },
} as const;
