import type { Language } from '@dental-shop/domain/language/language';

interface PdfWords {
  contents: string;
  price: string;
  edition: (date: string) => string;
  page: (page: number, pages: number) => string;
  lesson: (number: number, title: string) => string;
  questions: string;
  answers: string;
  answersSummary: string;
  torque: string;
  course: string;
  courseFacts: string;
  steps: string;
  drills: string;
  torqueLesson: string;
  abutmentsLesson: string;
  abutmentsSummary: string;
  priceNotes: readonly string[];
  instructionNotes: readonly string[];
  tutorialNotes: readonly string[];
}

/** What PDFs say that is on no page of the shop; both languages stand side by side. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    contents: 'Contents',
    price: 'Price (USD)',
    edition: (date) => `Edition of ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lesson ${number}: ${title}`,
    questions: 'Check yourself',
    answers: 'Answers',
    answersSummary: 'Three answers for each lesson, in the order of its questions.',
    torque: 'Torque limits',
    course: 'About the course',
    courseFacts: 'The course at a glance',
    steps: 'How to study',
    drills: 'Drills and their sizes',
    torqueLesson: 'Torque, drivers and wrenches',
    abutmentsLesson: 'Abutments',
    abutmentsSummary:
      'Solid abutments for cemented crowns, contoured abutments that follow the gum, and angled ones where the implant stands off the crown’s path.',
    priceNotes: [
      'Prices are in US dollars and those of the day of this edition. When you order, the price in the shop holds.',
      'Anyone may browse and fill a cart. Ordering needs an account that our team has approved.',
      'Each drawing shows one part of its group to its own dimensions, with a scale bar.',
    ],
    instructionNotes: [
      'Keep to the torque limits given here, and to the limit of the weakest part in your hand.',
      'These instructions state the sizes and the limits of the parts. Indication and technique remain the clinician’s decision.',
      'Each drawing shows one part of its group to its own dimensions, with a scale bar.',
    ],
    tutorialNotes: [
      'Read one lesson at a time and answer its three questions before you go on. The answers are on the last pages.',
      'The figures are those of the catalogue; the product pages of the shop have all of them.',
    ],
  },
  es: {
    contents: 'Contenido',
    price: 'Precio (USD)',
    edition: (date) => `Edición del ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lección ${number}: ${title}`,
    questions: 'Compruebe lo aprendido',
    answers: 'Respuestas',
    answersSummary: 'Tres respuestas por lección, en el orden de sus preguntas.',
    torque: 'Límites de torque',
    course: 'Acerca del curso',
    courseFacts: 'El curso de un vistazo',
    steps: 'Cómo estudiar',
    drills: 'Las fresas y sus medidas',
    torqueLesson: 'Torque y llaves',
    abutmentsLesson: 'Pilares',
    abutmentsSummary:
      'Pilares sólidos para coronas cementadas, pilares contorneados que siguen la encía y pilares angulados para cuando el implante se desvía del eje de la corona.',
    priceNotes: [
      'Los precios están en dólares estadounidenses y son los del día de esta edición. Al hacer un pedido vale el precio de la tienda.',
      'Cualquiera puede ver el catálogo y llenar un carrito. Para hacer un pedido hace falta una cuenta aprobada por nuestro equipo.',
      'Cada plano muestra una pieza de su grupo con sus propias medidas y una barra de escala.',
    ],
    instructionNotes: [
      'Respete los límites de torque que aquí se indican y el de la pieza menos resistente que esté usando.',
      'Estas instrucciones indican las medidas y los límites de las piezas. La indicación y la técnica corresponden al profesional.',
      'Cada plano muestra una pieza de su grupo con sus propias medidas y una barra de escala.',
    ],
    tutorialNotes: [
      'Lea una lección cada vez y responda sus tres preguntas antes de continuar. Las respuestas están en las últimas páginas.',
      'Las cifras son las del catálogo; las páginas de productos de la tienda las contienen todas.',
    ],
  },
};
