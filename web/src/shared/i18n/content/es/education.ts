import type { Translation } from '../../translation.ts';
import type { education as english } from '../en/education.ts';

export const education: Translation<typeof english> = {
  title: 'Cursos',
  description:
    'Trece películas breves sobre el sistema de implantes: sus piezas, la colocación y la restauración.',
  introduction:
    'Películas breves y mudas, dibujadas con las medidas de las propias piezas. Los subtítulos dicen qué muestra cada una.',
  certificationIntroduction: 'Para obtener 2 créditos CE y un certificado:',
  certification: 'haga el curso de certificación',
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
      description: 'Los siete diámetros, de Slender 3.0 a Jumbo 8.5 mm, uno junto a otro.',
    },
    'introduction-3': {
      title: 'Elegir la longitud',
      description:
        'Las cinco longitudes, de la extracorta de 6 a la extralarga de 14 mm, una junto a otra.',
    },
    'instructional-1': {
      title: 'Colocar un implante',
      description: 'El implante entra en su lecho con su llave.',
    },
    'instructional-2': {
      title: 'La secuencia de fresado',
      description: 'Fresa piloto, de núcleo y de cabeza, una tras otra.',
    },
    'instructional-3': {
      title: 'Asentar una tapa de cicatrización',
      description: 'Se asienta una tapa de cicatrización sobre el implante.',
    },
    'instructional-4': {
      title: 'Asentar un pilar sólido',
      description: 'Se asienta un pilar recto sobre el implante.',
    },
    'instructional-5': {
      title: 'Pilares angulados',
      description: 'Pilares en ángulo, para implantes que no están verticales.',
    },
    'turboguide-1': {
      title: 'Montar un tope de fresa',
      description:
        'El tope de fresa se encaja en la llave TurboGuide y deja libre lo que puede entrar.',
    },
    'turboguide-2': {
      title: 'Fresar con topes',
      description: 'La fresa se detiene donde el tope llega a la superficie.',
    },
    'fridge-1': {
      title: 'El aditamento Fridge',
      description: 'Unibutment, tapa y sombrerete, y cómo se asientan uno sobre otro.',
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
