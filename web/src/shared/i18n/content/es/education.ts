import type { Translation } from '../../translation.ts';
import type { education as english } from '../en/education.ts';

export const education: Translation<typeof english> = {
  title: 'Cursos',
  description:
    'Trece videos breves sobre el sistema de implantes: piezas, colocación y restauración.',
  introduction:
    'Videos breves y sin sonido, dibujados con las medidas reales de las piezas. Los subtítulos explican qué muestra cada uno.',
  certificationIntroduction: 'Para obtener 2 créditos CE y un certificado:',
  certification: 'tome el curso de certificación',
  group: {
    introduction: 'Introducción',
    instructional: 'Instrucciones',
    turboguide: 'TurboGuide',
    fridge: 'Fridge',
  },
  film: {
    'introduction-1': {
      title: 'El implante y sus piezas',
      description:
        'El implante, su tornillo de cierre, una tapa de cicatrización y un pilar sólido.',
    },
    'introduction-2': {
      title: 'Elegir el diámetro',
      description: 'Los siete diámetros, de Slender 3.0 a Jumbo 8.5 mm, lado a lado.',
    },
    'introduction-3': {
      title: 'Elegir la longitud',
      description:
        'Las cinco longitudes, de la extracorta de 6 a la extralarga de 14 mm, lado a lado.',
    },
    'instructional-1': {
      title: 'Colocar un implante',
      description: 'La llave coloca el implante en su lecho.',
    },
    'instructional-2': {
      title: 'La secuencia de fresado',
      description: 'Fresa piloto, de núcleo y de cabeza, una tras otra.',
    },
    'instructional-3': {
      title: 'Colocar una tapa de cicatrización',
      description: 'Se coloca una tapa de cicatrización sobre el implante.',
    },
    'instructional-4': {
      title: 'Colocar un pilar sólido',
      description: 'Se coloca un pilar recto sobre el implante.',
    },
    'instructional-5': {
      title: 'Pilares angulados',
      description: 'Pilares angulados para implantes que no están verticales.',
    },
    'turboguide-1': {
      title: 'Montar un tope de fresa',
      description:
        'El tope de fresa se encaja en la llave TurboGuide y deja libre solo la profundidad de fresado.',
    },
    'turboguide-2': {
      title: 'Fresar con topes',
      description: 'La fresa no avanza más cuando el tope llega a la superficie.',
    },
    'fridge-1': {
      title: 'El aditamento Fridge',
      description: 'Unibutment, tapa y sombrerete, y cómo encajan entre sí.',
    },
    'fridge-2': {
      title: 'Tapas anguladas',
      description: 'Tapas inclinadas 15° o 25°, junto a la recta.',
    },
    'fridge-3': {
      title: 'Sombreretes y unibutments',
      description: 'Sombreretes y unibutments rectos del sistema Fridge.',
    },
  },
};
