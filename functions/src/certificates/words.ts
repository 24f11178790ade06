const en = {
  title: 'Certificate of Completion',
  certifies: 'This certifies that',
  completed: 'has completed the certification course and passed the quiz',
  course: 'Planning, placing and restoring the implant system',
  date: 'Date',
  score: 'Score',
  scored: (right: number, questions: number) => `${right} of ${questions}`,
  credits: 'Credits',
  earned: (credits: number) => `${credits} CE credits`,
  number: 'Certificate number',
  fileName: 'certificate',
};

const es: typeof en = {
  title: 'Certificado de finalización',
  certifies: 'Se certifica que',
  completed: 'completó el curso de certificación y aprobó el cuestionario',
  course: 'Planificación, colocación y restauración del sistema de implantes',
  date: 'Fecha',
  score: 'Puntaje',
  scored: (right, questions) => `${right} de ${questions}`,
  credits: 'Créditos',
  earned: (credits) => `${credits} créditos CE`,
  number: 'Número del certificado',
  fileName: 'certificado',
};

export const certificateWords = { en, es };
