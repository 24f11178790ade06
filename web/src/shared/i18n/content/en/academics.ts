export const academics = {
  certification: {
    title: 'Certification',
    description: 'The certification course: about 2 hours, 2 CE credits, a 20-question quiz.',
    introduction:
      'The certification course teaches dentists to plan, place and restore the implant system.',
    factsHeading: 'The course at a glance',
    fact: {
      duration: 'Time',
      durationValue: 'About 2 hours',
      credits: 'Credits',
      creditsValue: '2 CE credits',
      quiz: 'Quiz',
      quizValue: '20 questions',
      certificate: 'Certificate',
      certificateValue: 'On completion',
    },
    stepsHeading: 'The steps',
    step: {
      study: 'Study the course. Set aside about 2 hours, in one sitting or several.',
      quiz: 'Take the 20-question quiz on this page.',
      certificate:
        'Answer at least 16 of the 20 questions correctly. You receive your certificate and 2 CE credits right away if your account is in good standing: registered, and neither declined nor suspended. It may still be waiting for approval.',
      certificateElsewhere: 'Pass it to receive your certificate and 2 CE credits.',
    },
    tutorialHeading: 'The tutorial',
    tutorialIntroduction:
      'Everything the course teaches, to read before the quiz: eight lessons, each with three questions to check yourself.',
    tutorialTitle: 'Certification Tutorial',
    quizHeading: 'The quiz',
    quizElsewhere: 'The quiz is held by an examination service and opens here when you start it.',
    quizHere:
      '20 questions on sizes, torque limits and drills. You see which answers were right, and why, as soon as you finish.',
    openQuiz: 'Take the quiz',
    contactIntroduction: 'Our office enrolls you and answers your questions.',
    enrol: 'Contact us to take the course',
    filmsIntroduction: 'Short films show the parts and the steps of placing and restoring.',
    films: 'Watch the films',
  },
  research: {
    articles: 'Research',
    note: 'This page describes the subject of the study. Its methods and results aren’t published on this site.',
    contact: 'Ask us about this study',
  },
  /** Subjects only: add the abstracts once we have permission to publish them. */
  article: {
    'article-2021': {
      title: 'Article 2021',
      description: 'The subject of an article from 2021: the implant system.',
      text: 'The implant system is made in seven diameters, from 3.0 to 8.5 mm, and five lengths, from 6 to 14 mm. One set of drills, drivers, caps, abutments and attachments serves all of them, so that a single range covers narrow and broad sites alike. That system is the subject of this article from 2021.',
    },
    'titach-vs-locator': {
      title: 'Titach versus Locator',
      description: 'The subject of a comparison: two attachments that hold a denture on implants.',
      text: 'Attachments can hold a removable denture on implants, with one half on the implant and the other in the denture. Titach is our attachment, and Locator is another maker’s. The subject of this study is how the two compare.',
    },
    'titach-mandibular': {
      title: 'Titach in the Mandible',
      description: 'The subject of a study: the Titach attachment under a lower denture.',
      text: 'The lower jaw offers a complete denture less surface to rest on than the upper. Attachments on implants are one way to hold it. The subject of this study is the Titach attachment for dentures of the mandible.',
    },
    'bone-response-study': {
      title: 'Bone Response Study',
      description: 'The subject of a study: how bone responds to an implant.',
      text: 'An implant is held by the bone that grows against it. What that bone does at the implant’s surface, and how soon, is called the bone response. It is the subject of this study.',
    },
    'blast-material': {
      title: 'Blast Material',
      description: 'The subject of a study: the material an implant’s surface is blasted with.',
      text: 'The surface of an implant can be roughened by blasting it with particles. Their material affects the shape of the surface and what may be left in it. That material is the subject of this study.',
    },
    micromovements: {
      title: 'Micromovements',
      description:
        'The subject of a study: very small movements of an implant or its parts under load.',
      text: 'Under load, an implant can move against the bone, and an abutment against the implant, by amounts too small to see. Those micromovements are the subject of this study.',
    },
    'multicenter-study': {
      title: 'Multicenter Study',
      description: 'The subject of a study: implants placed at more than one center.',
      text: 'One clinic’s figures reflect its operators and its patients. A multicenter study follows one protocol at several clinics, to show whether its findings depend on the place. The subject of this one is our implants.',
    },
    'rba-study': {
      title: 'RBA Study',
      description: 'The subject of the RBA study: our implants.',
      text: 'The subject of this study, known by the abbreviation RBA, is our implants.',
    },
  },
} as const;
