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

/** Text that appears only in PDFs. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    contents: 'Contents',
    price: 'Price (USD)',
    edition: (date) => `Edition: ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lesson ${number}: ${title}`,
    questions: 'Test your knowledge',
    answers: 'Answers',
    answersSummary: 'Answers to the three questions of each lesson, in order.',
    torque: 'Torque limits',
    course: 'About the course',
    courseFacts: 'The course at a glance',
    steps: 'How to study',
    drills: 'Drills and sizes',
    torqueLesson: 'Torque, drivers and wrenches',
    abutmentsLesson: 'Abutments',
    abutmentsSummary:
      'Solid abutments for cemented crowns, contoured abutments that follow the gum line, and angled abutments for implants that are off axis.',
    priceNotes: [
      'Prices are in US dollars as of the date of this edition. The price in the shop when you order applies.',
      'Anyone can browse and fill a cart. To order, you need an account approved by our team.',
      'Each drawing shows one part from its group, with its dimensions and a scale bar.',
    ],
    instructionNotes: [
      'Stay within the torque limits given here and the limit of the weakest component in use.',
      'These instructions give the sizes and limits of the parts. The clinician decides on indication and technique.',
      'Each drawing shows one part from its group, with its dimensions and a scale bar.',
    ],
    tutorialNotes: [
      'Read one lesson at a time and answer its three questions before you move on. The answers are on the last pages.',
      'All figures come from the catalogue. You’ll find the complete specifications on the product pages of the shop.',
    ],
  },
  es: {
    contents: 'Contenido',
    price: 'Precio (USD)',
    edition: (date) => `Edición: ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lección ${number}: ${title}`,
    questions: 'Ponga a prueba sus conocimientos',
    answers: 'Respuestas',
    answersSummary: 'Respuestas a las tres preguntas de cada lección, en orden.',
    torque: 'Límites de torque',
    course: 'Acerca del curso',
    courseFacts: 'El curso de un vistazo',
    steps: 'Cómo estudiar',
    drills: 'Fresas y medidas',
    torqueLesson: 'Torque y llaves',
    abutmentsLesson: 'Pilares',
    abutmentsSummary:
      'Pilares sólidos para coronas cementadas, pilares contorneados que siguen la encía y pilares angulados para implantes desviados del eje de la corona.',
    priceNotes: [
      'Los precios están en dólares estadounidenses y corresponden a la fecha de esta edición. Al hacer un pedido se aplica el precio de la tienda.',
      'Cualquier persona puede ver el catálogo y llenar un carrito. Para hacer un pedido, necesita una cuenta aprobada por nuestro equipo.',
      'Cada dibujo muestra una pieza del grupo con sus medidas y una barra de escala.',
    ],
    instructionNotes: [
      'Respete los límites de torque que aquí se indican y el del componente menos resistente que esté usando.',
      'Estas instrucciones indican las medidas y los límites de las piezas. La indicación y la técnica quedan a criterio del profesional.',
      'Cada dibujo muestra una pieza del grupo con sus medidas y una barra de escala.',
    ],
    tutorialNotes: [
      'Lea una lección a la vez y responda sus tres preguntas antes de continuar. Las respuestas están en las últimas páginas.',
      'Las cifras provienen del catálogo. Las especificaciones completas están en las páginas de producto de la tienda.',
    ],
  },
};
