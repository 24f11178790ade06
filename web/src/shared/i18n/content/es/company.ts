import type { Translation } from '../../translation.ts';
import type { company as english } from '../en/company.ts';

export const company: Translation<typeof english> = {
  story: {
    title: 'Nuestra historia y misión',
    description:
      'Quién fabrica estos implantes, qué comprende el sistema y cómo lo compran dentistas y laboratorios.',
    who: '{{company}} diseña y fabrica implantes dentales y las piezas para colocarlos y restaurarlos, y los vende directamente a dentistas y laboratorios dentales.',
    claim:
      'Lo nuestro es el diseño. Por eso cada pieza de esta tienda se muestra como la ve su fabricante: en un plano a escala, con sus medidas al lado.',
    systemHeading: 'Un solo sistema, siete diámetros y cinco longitudes',
    system:
      'El sistema de implantes patentado se ofrece en siete diámetros y cinco longitudes. Las tapas de cicatrización, los pilares, las piezas de impresión, las fresas y las llaves se fabrican según los mismos planos, para que cada pieza encaje con la siguiente.',
    range: {
      diameters:
        'Diámetros: Slender 3.0, estrecho 3.5, estándar 4.5, ancho 5.5, extraancho 6.5, superancho 7.5 y Jumbo 8.5 mm.',
      lengths: 'Longitudes: extracorta 6, corta 8, media 10, larga 12 y extralarga 14 mm.',
      drills:
        'Fresas piloto, de núcleo y de cabeza, con fresas propias para los implantes extracortos.',
    },
    restoreHeading: 'De la primera fresa a la restauración final',
    restore:
      'En torno al implante están los sistemas que completan el trabajo, cada uno con su página de piezas y precios:',
    line: {
      abutments: 'por diámetro y por ángulo, con pilares de rescate.',
      titach: 'kits, juegos de pilares, tapas y fundas de silicona para arcadas completas.',
      fridge: 'tapas, sombreretes, unibutments rectos y pilares angulados en tres longitudes.',
      simpleLift: 'instrumentos, sueltos o en kit.',
      turboGuide: 'una llave y topes de fresa para 6, 8, 10, 12 y 14 mm.',
      kits: 'el kit quirúrgico básico, el completo y el kit protésico.',
    },
    sellHeading: 'Cómo vendemos',
    sell: 'Cada precio figura junto a su pieza, y cualquiera puede ver el catálogo y llenar un carrito. Nuestro equipo revisa cada cuenta nueva antes del primer pedido: los dentistas se registran con su número de licencia; los laboratorios dentales, sin él.',
    teachHeading: 'Qué enseñamos',
    teach:
      'El curso de certificación dura unas 2 horas, otorga 2 créditos CE y termina con un cuestionario de 20 preguntas.',
    teachLink: 'Acerca de la certificación',
    missionHeading: 'Nuestra misión',
    mission:
      'Dar a cada dentista la pieza correcta en segundos: dibujada con sus propias medidas y con el precio a la vista, desde la primera fresa hasta la restauración final.',
  },
  quality: {
    title: 'Nuestras normas de calidad',
    description:
      'Materiales, tratamiento, normas, medidas y límites de torque de nuestros implantes e instrumentos.',
    introduction:
      'La calidad de una pieza que permanece en el paciente es cuestión de cifras: la medida con la que se fabrica y la carga para la que está hecha. Estas son las nuestras. Respételas, por favor.',
    materialHeading: 'Material y tratamiento',
    material:
      'Las fresas de cabeza son de acero inoxidable 17-4. Todas están pasivadas y llevan tratamiento térmico.',
    drillsHeading: 'Las fresas y sus medidas',
    drill: {
      headDiameters: 'Fresas de cabeza, estrecha, estándar y ancha: diámetro',
      headDiametersValue: '3.1, 4.1, 5.1 mm',
      headShanks: 'Fresas de cabeza: vástago',
      headShanksValue: '17 o 23 mm',
      wideHead: 'Fresa de cabeza ancha, corta y larga: longitud total',
      wideHeadValue: '31, 39 mm',
      coreDiameters: 'Fresas de núcleo, estrecha, estándar y ancha: diámetro',
      coreDiametersValue: '2.3, 2.65, 3 mm',
      coreShanks: 'Fresas de núcleo: vástago',
      coreShanksValue: '30 o 40 mm',
      xshort: 'Fresas para implantes extracortos (de 6 y 8 mm), corta y larga: longitud total',
      xshortValue: '29, 39 mm',
    },
    standardsHeading: 'Normas para piezas de este tipo',
    standards:
      'Estas son las normas publicadas por las que se miden los implantes dentales y su instrumental. Qué certificados tenemos, con número y fecha, y en qué países pueden venderse nuestras piezas, se lo comunica nuestra oficina por escrito.',
    standard: {
      system: 'Gestión de la calidad de fabricantes de productos sanitarios',
      risk: 'Gestión de riesgos',
      fatigue: 'Fatiga de implante y pilar bajo carga',
      biology: 'Biocompatibilidad',
      titanium: 'Titanio para implantes, puro',
      alloy: 'Titanio para implantes, aleación con aluminio y vanadio',
      purerAlloy: 'La misma aleación con intersticiales extrabajos (ELI)',
      processing: 'Lo que dicen las instrucciones sobre limpieza y esterilización',
    },
    limitsHeading: 'Límites de torque',
    limit: {
      implant: 'Implante, tolera hasta',
      implantValue: '80 N-cm',
      driver: 'Llave de implantes Secure Click, hasta',
      driverValue: '70 N-cm',
      placementWrench: 'Llave de torque para la colocación',
      placementWrenchValue: '100 N-cm',
      prostheticWrench: 'Llave de torque para la prótesis',
      prostheticWrenchValue: '35 N-cm',
      screw: 'Tornillo protésico, dos veces, con 10 minutos de diferencia',
      screwValue: '20 N-cm',
    },
    coverHeading: 'Cuando el torque de inserción es bajo',
    cover:
      'Con un torque de inserción inferior a 10 N-cm está indicado el tornillo de cierre de 2.8 mm.',
    listingHeading: 'Qué dice cada ficha',
    listing:
      'La página de un producto lleva el plano, el SKU, las medidas y el precio. Las piezas sin precio lo dicen, y dicen por qué: unas se venden solo dentro de un kit; para otras, llámenos.',
    listingLink: 'Ver todos los productos',
  },
  people: {
    title: 'Nuestro equipo',
    description: 'Quién imparte nuestros cursos y quién le atiende.',
    introduction: 'Las personas que hacen {{company}}.',
    facultyHeading: 'Profesorado',
    faculty: 'Quienes imparten nuestros cursos.',
    teamHeading: 'Equipo',
    team: 'Quienes diseñan, fabrican y envían lo que usted pide, y le atienden cuando llama.',
  },
  materials: {
    title: 'Materiales impresos',
    description:
      'Cuatro folletos e instrucciones de uso en PDF: productos, implantes, prótesis y fresas.',
    introduction:
      'Cuatro folletos e instrucciones de uso para leer, guardar o imprimir. Todos salen del mismo catálogo que esta tienda, en español y en inglés.',
    tutorialIntroduction: '¿Estudia para la certificación?',
    tutorialLink: 'Obtenga el tutorial junto con el curso',
    contents: 'Qué contiene',
    brochure: {
      'product-catalogue': {
        title: 'Catálogo de productos',
        kind: 'Folleto',
        description: 'Todas las piezas de la tienda en papel, categoría por categoría.',
        holds: {
          first: 'Todos los SKU con sus medidas y su precio en dólares estadounidenses',
          second: 'Un plano acotado de cada grupo de piezas',
          third: 'Implantes, pilares, aditamentos, instrumental, kits y fresas',
        },
      },
      'implants-and-surgery': {
        title: 'Implantes y cirugía',
        kind: 'Instrucciones de uso',
        description:
          'Implantes, tapas de cicatrización y tornillo de cierre, y el instrumental que los coloca.',
        holds: {
          first: 'Diámetros y longitudes, y cómo los indica el nombre de cada implante',
          second: 'Límites de torque de los implantes y de las llaves',
          third: 'Llaves, guías, medidores y kits quirúrgicos',
        },
      },
      prosthetics: {
        title: 'Prótesis',
        kind: 'Instrucciones de uso',
        description: 'Pilares, los sistemas Titach y Fridge, y las piezas para la impresión.',
        holds: {
          first: 'Pilares sólidos, de hombro contorneado y angulados',
          second: 'Titach para prótesis removibles, Fridge para puentes',
          third: 'Cómo se aprietan los tornillos protésicos y con qué llave',
        },
      },
      'drills-and-lifting': {
        title: 'Fresas, TurboGuide y SimpleLift',
        kind: 'Instrucciones de uso',
        description: 'El orden de las fresas, sus topes y los instrumentos SimpleLift.',
        holds: {
          first: 'Fresas piloto, de núcleo, de cabeza y extracortas, con vástagos y diámetros',
          second: 'TurboGuide: un tope para cada longitud de implante',
          third: 'SimpleLift: cinco instrumentos por orden del diámetro de la punta',
        },
      },
      'certification-tutorial': {
        title: 'Tutorial de certificación',
        kind: 'Curso',
        description:
          'Lo que estudian los participantes de la certificación antes del cuestionario.',
      },
    },
  },
};
