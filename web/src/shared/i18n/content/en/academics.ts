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
    articles: 'Research articles',
    background: 'Background',
    objective: 'Objective',
    methods: 'Materials and methods',
    measured: 'What was measured',
    reading: 'How to read it',
    note: 'This abstract says what was studied. It reports no results: for those, please ask our office for the full text.',
    contact: 'Ask for the full text',
  },
  article: {
    'article-2021': {
      title: 'Article 2021',
      description: 'The article of 2021 on the implant system: what it presents, part by part.',
      background:
        'The implant system is made in seven diameters, from 3.0 to 8.5 mm, and five lengths, from 6 to 14 mm. One set of drills, drivers, caps, abutments and attachments serves all of them, so that a single range covers narrow and broad sites alike.',
      objective:
        'To describe that system as it stood in 2021: which implants it held, how their sites are prepared and which parts restore them.',
      methods:
        'Subject: titanium implants of the range, and the abutments and attachments that belong to them. Preparation: pilot drill, core drill and head drill, with drills of their own for implants of 6 and 8 mm. Placement: by driver and torque wrench, within the 80 N-cm that an implant tolerates. Restoration: prosthetic screws torqued at 20 N-cm twice, 10 minutes apart.',
      measured:
        'Diameters and lengths of the implants in millimeters; angles of the abutments in degrees; torque at placement and at the prosthetic screw in N-cm.',
      reading:
        'An article that presents a system describes it and compares it with nothing: read it for what the parts are and how they go together. What is offered today may differ, so compare its part names with the catalogue.',
    },
    'titach-vs-locator': {
      title: 'Titach versus Locator',
      description: 'A comparison of two attachments that hold a denture on implants.',
      background:
        'A removable denture can be held on implants by attachments, one half on the implant and the other in the denture. Titach is such an attachment; Locator is a widely known one of another maker.',
      objective: 'To compare the Titach attachment with the Locator attachment.',
      methods:
        'Two groups, one for each attachment. A comparison of this kind has to give both the same starting conditions, the same handling and the same number of repetitions, and to state the height of each attachment and the insert in use.',
      measured:
        'The properties by which the two attachments were set against each other, each measured in the same way for both. Look for them, with their units, in the full text.',
      reading:
        'Look first at the conditions: bench or mouth, dry or wet, new or worn inserts. A difference between two attachments holds for the inserts and the heights that were compared, and for no others.',
    },
    'titach-mandibular': {
      title: 'Titach in the Mandible',
      description: 'A study of the Titach attachment under a lower denture.',
      background:
        'The lower jaw offers a complete denture less surface to rest on than the upper. Attachments on implants are one way to hold it.',
      objective: 'To study the Titach attachment for dentures of the mandible.',
      methods:
        'Lower dentures held by Titach attachments on implants. The number of implants, their place in the jaw and whether they stand alone are the conditions that define such a study: look for them first.',
      measured:
        'How the attachment and the denture fared in the mandible. Each observation belongs together with the time at which it was made.',
      reading:
        'The subject is the mandible alone: nothing in it can be carried over to the upper jaw. Note how many patients or models there were and how long they were followed.',
    },
    'bone-response-study': {
      title: 'Bone Response Study',
      description: 'A study of how bone responds to an implant.',
      background:
        'An implant is held by the bone that grows against it. What that bone does at that surface, and how soon, is what is meant by bone response.',
      objective: 'To describe the response of bone to the implant.',
      methods:
        'Implants in bone, examined after a stated healing time. Studies of bone response work with sections under the microscope, with radiographs or with both; which bone, which implants and which times were taken has to be read in the full text.',
      measured:
        'Signs of the bone’s response at the implant. Each sign needs its definition, the region in which it was read and its unit.',
      reading:
        'Ask which bone was examined and at what age of healing: a section shows one moment. Where the bone is not human, the step to the patient is the reader’s and not the study’s.',
    },
    'blast-material': {
      title: 'Blast Material',
      description: 'A study of the material an implant’s surface is blasted with.',
      background:
        'The surface of an implant can be roughened by blasting it with particles. What the particles are made of bears on the shape of the surface and on what may be left in it.',
      objective: 'To study the blast material of implant surfaces.',
      methods:
        'Implant surfaces, looked at after blasting. For such a study the particles’ substance and size, the pressure, and the cleaning that followed are the conditions to state.',
      measured:
        'Features of the blasted surface. Each goes with its instrument, its magnification and its unit.',
      reading:
        'A surface study describes a surface. It does not by itself say how bone answers to it; for that question see the bone response study.',
    },
    micromovements: {
      title: 'Micromovements',
      description: 'A study of the very small movements of an implant or its parts under load.',
      background:
        'Under load, an implant can move against the bone, and an abutment against the implant, by amounts too small to see. Such movements are called micromovements.',
      objective: 'To study micromovements.',
      methods:
        'A load of known size and direction on a fixed specimen, and the movement that follows. Which two bodies move against each other is the first thing to look for in the full text.',
      measured:
        'The size of the movement under load. Direction, number of cycles and the screw’s torque belong to the measurement.',
      reading:
        'Check where the sensor stood and what was held still: the bending of the holder counts as movement too. Values compare only between specimens under the same load.',
    },
    'multicenter-study': {
      title: 'Multicenter Study',
      description: 'A study of implants placed at more than one center.',
      background:
        'One clinic’s figures reflect its operators and its patients. A multicenter study follows one protocol at several clinics, to show whether its findings depend on the place.',
      objective: 'To follow the implants at more than one center.',
      methods:
        'Several centers, one protocol. The number of centers, how patients were chosen, what counted as success and how losses to follow-up were treated are what such a protocol has to settle beforehand.',
      measured:
        'The outcomes that the protocol set for every center. Each needs its definition and its times of examination.',
      reading:
        'Look for the figures of each center beside the total, for the patients who left, and for who paid. A total can hide one center that differs from the rest.',
    },
    'rba-study': {
      title: 'RBA Study',
      description: 'The RBA study of the implant: what was looked at, and under which conditions.',
      background:
        'The study is known by its abbreviation, RBA, which its full text spells out and defines. It belongs with the studies of bone response, blast material and micromovements: each takes up one question about an implant in its site.',
      objective: 'To examine RBA, as the study defines it, on implants of the system.',
      methods:
        'Subject: titanium implants, each described by its diameter and its length. Conditions to state for every specimen or patient: the drills that prepared the site, the torque at placement, which an implant tolerates up to 80 N-cm, and the time between placement and examination. The comparison is between groups that differ in one of these and agree in the others.',
      measured:
        'RBA, in the unit that the study gives it, for each implant and each time of examination, together with the number of implants that stand behind each value.',
      reading:
        'Begin with the definition of RBA: the same letters mean other things elsewhere. Then see which condition was varied, and whether the implants compared had the same diameter and length.',
    },
  },
} as const;
