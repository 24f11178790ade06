export const academics = {
  certification: {
    title: 'Certification',
    description: 'The certification course: about 2 hours, 2 CE credits and a 20-question quiz.',
    introduction:
      'The certification course teaches dentists to plan, place and restore the implant system.',
    factsHeading: 'Course at a glance',
    fact: {
      duration: 'Duration',
      durationValue: 'About 2 hours',
      credits: 'Credits',
      creditsValue: '2 CE credits',
      quiz: 'Quiz',
      quizValue: '20 questions',
      certificate: 'Certificate',
      certificateValue: 'On completion',
    },
    stepsHeading: 'How it works',
    step: {
      study: 'Study the course material. Allow about 2 hours, in one sitting or several.',
      quiz: 'Take the 20-question quiz on this page.',
      certificate:
        'Answer at least 16 of the 20 questions correctly. You’ll get your certificate and 2 CE credits right away, even if your account is still pending approval, but not if it was declined or suspended.',
      certificateElsewhere: 'Pass the quiz to receive your certificate and 2 CE credits.',
    },
    tutorialHeading: 'The tutorial',
    tutorialIntroduction:
      'Read this before the quiz. Its eight lessons cover the entire course, each with three self-check questions.',
    tutorialTitle: 'Certification Tutorial',
    quizHeading: 'The quiz',
    quizElsewhere: 'The quiz is hosted by an external testing service and opens on this page.',
    quizHere:
      '20 questions on sizes, torque limits and drills. When you finish, you’ll see which answers were correct and why.',
    openQuiz: 'Take the quiz',
    contactIntroduction: 'Our office can enroll you and answer your questions.',
    enrol: 'Contact us to enroll',
    filmsIntroduction: 'Short videos show the parts, from placement to restoration.',
    films: 'Watch the videos',
  },
  research: {
    articles: 'Research',
    note: 'This page summarizes the topic of the study. The methods and results aren’t published on this site.',
    contact: 'Ask us about this study',
  },
  /** These texts only state the topics. Add the abstracts once we have permission to publish them. */
  article: {
    'article-2021': {
      title: 'Article 2021',
      description: 'A 2021 article on the implant system.',
      text: 'The implant system comes in seven diameters, from 3.0 to 8.5 mm, and five lengths, from 6 to 14 mm. One set of drills, drivers, caps, abutments and attachments fits them all, so a single range covers narrow and wide sites alike. This 2021 article describes the system.',
    },
    'titach-vs-locator': {
      title: 'Titach versus Locator',
      description: 'A comparison of two attachments that retain a denture on implants.',
      text: 'Attachments retain a removable denture on implants, with one half on the implant and the other in the denture. Titach is our attachment; Locator is made by another company. This study compares the two.',
    },
    'titach-mandibular': {
      title: 'Titach in the Mandible',
      description: 'A study of the Titach attachment for lower dentures.',
      text: 'A complete denture has less surface to rest on in the lower jaw than in the upper. Attachments on implants are one way to retain it. This study examines the Titach attachment for mandibular dentures.',
    },
    'bone-response-study': {
      title: 'Bone Response Study',
      description: 'A study of how bone responds to an implant.',
      text: 'Bone grows against an implant and holds it in place. How the bone reacts to the implant’s surface, and how quickly, is called the bone response. This study examines it.',
    },
    'blast-material': {
      title: 'Blast Material',
      description: 'A study of the material used to blast an implant’s surface.',
      text: 'The surface of an implant can be roughened by blasting it with particles. The blast material affects the texture of the surface and the residue it may leave. This study examines the material.',
    },
    micromovements: {
      title: 'Micromovements',
      description: 'A study of very small movements of an implant or its parts under load.',
      text: 'Under load, an implant can move against the bone, and an abutment against the implant, by amounts too small to see. This study examines these micromovements.',
    },
    'multicenter-study': {
      title: 'Multicenter Study',
      description: 'A study of implants placed at more than one center.',
      text: 'Results from a single clinic reflect its clinicians and its patients. A multicenter study follows one protocol at several clinics to show whether the findings depend on the clinic. This one covers our implants.',
    },
    'rba-study': {
      title: 'RBA Study',
      description: 'The RBA study of our implants.',
      text: 'The RBA study examines our implants.',
    },
  },
} as const;
