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

/** Strings that appear only in the PDFs. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    contents: 'Contents',
    price: 'Price (USD)',
    edition: (date) => `Edition: ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lesson ${number}: ${title}`,
    questions: 'Check yourself',
    answers: 'Answers',
    answersSummary: 'The answers to each lesson’s questions, in order.',
    torque: 'Torque limits',
    course: 'About the course',
    courseFacts: 'Course at a glance',
    steps: 'How to study',
    drills: 'Drill sizes',
    torqueLesson: 'Torque, drivers and wrenches',
    abutmentsLesson: 'Abutments',
    abutmentsSummary:
      'Solid abutments for cemented crowns, contoured abutments that follow the gum, and angled abutments for implants that aren’t aligned with the crown.',
    priceNotes: [
      'Prices are in US dollars as of the date of this edition. When you order, the price in the shop applies.',
      'Anyone can browse and fill a cart. To order, you need an account approved by our team.',
      'Each drawing shows one part of its group to scale, with a scale bar.',
    ],
    instructionNotes: [
      'Stay within the torque limits given here and the limit of the weakest part you’re using.',
      'These instructions give the sizes and limits of the parts. Indication and technique are the clinician’s decision.',
      'Each drawing shows one part of its group to scale, with a scale bar.',
    ],
    tutorialNotes: [
      'Read one lesson at a time and answer its three questions before you move on. The answers are on the last pages.',
      'All figures come from the catalogue. You’ll find them on the shop’s product pages.',
    ],
  },
  es: {
    contents: 'Contenido',
    price: 'Precio (USD)',
    edition: (date) => `Edición: ${date}`,
    page: (page, pages) => `${page} / ${pages}`,
    lesson: (number, title) => `Lección ${number}: ${title}`,
    questions: 'Preguntas de repaso',
    answers: 'Respuestas',
    answersSummary: 'Las respuestas a las preguntas de cada lección, en orden.',
    torque: 'Límites de torque',
    course: 'Acerca del curso',
    courseFacts: 'El curso en resumen',
    steps: 'Cómo estudiar',
    drills: 'Medidas de las fresas',
    torqueLesson: 'Torque y llaves',
    abutmentsLesson: 'Pilares',
    abutmentsSummary:
      'Pilares sólidos para coronas cementadas, pilares contorneados que siguen la encía y pilares angulados para implantes que no están alineados con la corona.',
    priceNotes: [
      'Los precios están en dólares estadounidenses a la fecha de esta edición. Al hacer un pedido, rige el precio de la tienda.',
      'Cualquiera puede ver el catálogo y llenar un carrito. Para hacer un pedido, necesita una cuenta aprobada por nuestro equipo.',
      'Cada plano muestra una pieza de su grupo a escala, con una barra de escala.',
    ],
    instructionNotes: [
      'Respete los límites de torque que aquí se indican y el de la pieza menos resistente que esté usando.',
      'Estas instrucciones indican las medidas y los límites de las piezas. La indicación y la técnica corresponden al profesional.',
      'Cada plano muestra una pieza de su grupo a escala, con una barra de escala.',
    ],
    tutorialNotes: [
      'Lea una lección a la vez y responda sus tres preguntas antes de continuar. Las respuestas están en las últimas páginas.',
      'Todas las cifras provienen del catálogo. Las encontrará en las páginas de productos de la tienda.',
    ],
  },
};
