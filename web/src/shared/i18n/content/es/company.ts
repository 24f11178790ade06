import type { Translation } from '../../translation.ts';
import type { company as english } from '../en/company.ts';

export const company: Translation<typeof english> = {
  story: {
    title: 'Nuestra historia y misión',
    description:
      'Quién fabrica estos implantes, qué incluye el sistema y cómo lo compran los dentistas y laboratorios.',
    who: '{{company}} diseña y fabrica implantes dentales y las piezas para colocarlos y restaurarlos, y los vende directamente a dentistas y laboratorios dentales.',
    claim:
      'Para nosotros, el diseño es lo primero. Por eso esta tienda muestra cada pieza como la ve su fabricante: en un plano a escala con sus medidas.',
    systemHeading: 'Un solo sistema, siete diámetros y cinco longitudes',
    system:
      'El sistema de implantes patentado viene en siete diámetros y cinco longitudes. Las tapas de cicatrización, los pilares, las piezas de impresión, las fresas y las llaves se fabrican según los mismos planos, para que cada pieza encaje con la siguiente.',
    range: {
      diameters:
        'Diámetros: Slender 3.0, estrecho 3.5, estándar 4.5, ancho 5.5, extraancho 6.5, superancho 7.5 y Jumbo 8.5 mm.',
      lengths: 'Longitudes: extracorta 6, corta 8, media 10, larga 12 y extralarga 14 mm.',
      drills:
        'Fresas piloto, de núcleo y de cabeza, además de fresas exclusivas para implantes extracortos.',
    },
    restoreHeading: 'De la primera fresa a la restauración final',
    restore: 'Estos sistemas completan el trabajo, cada uno con su página de piezas y precios:',
    line: {
      abutments: 'por diámetro y por ángulo, incluidos los pilares de rescate.',
      titach: 'kits, juegos de pilares, tapas y fundas de silicona para arcadas completas.',
      fridge: 'tapas, sombreretes, unibutments rectos y pilares angulados en tres longitudes.',
      simpleLift: 'instrumentos, individuales o en kit.',
      turboGuide: 'una llave y topes de fresa para 6, 8, 10, 12 y 14 mm.',
      kits: 'kits quirúrgicos básico y completo, y kit protésico.',
    },
    sellHeading: 'Cómo vendemos',
    sell: 'Los precios son públicos, y cualquiera puede ver el catálogo y llenar un carrito. Nuestro equipo revisa cada cuenta nueva antes del primer pedido. Los dentistas se registran con su número de licencia; los laboratorios dentales no lo necesitan.',
    teachHeading: 'Qué enseñamos',
    teach:
      'El curso de certificación dura unas 2 horas, otorga 2 créditos CE y termina con un cuestionario de 20 preguntas.',
    teachLink: 'Acerca de la certificación',
    missionHeading: 'Nuestra misión',
    mission:
      'Que cada dentista encuentre la pieza correcta en segundos: dibujada a escala y con el precio a la vista, desde la primera fresa hasta la restauración final.',
  },
  quality: {
    title: 'Nuestras normas de calidad',
    description:
      'Materiales, tratamiento, normas, medidas y límites de torque de nuestros implantes e instrumentos.',
    introduction:
      'En una pieza que permanece en el paciente, la calidad se mide en números: las medidas con que se fabrica y la carga que debe soportar. Estos son los nuestros. Le pedimos que los respete.',
    materialHeading: 'Material y tratamiento',
    material:
      'Las fresas de cabeza son de acero inoxidable 17-4, pasivado y con tratamiento térmico.',
    drillsHeading: 'Medidas de las fresas',
    drill: {
      headDiameters: 'Diámetro de las fresas de cabeza (estrecha, estándar, ancha)',
      headDiametersValue: '3.1, 4.1, 5.1 mm',
      headShanks: 'Longitud del vástago de las fresas de cabeza',
      headShanksValue: '17 o 23 mm',
      wideHead: 'Longitud total de las fresas de cabeza anchas (corta, larga)',
      wideHeadValue: '31, 39 mm',
      coreDiameters: 'Diámetro de las fresas de núcleo (estrecha, estándar, ancha)',
      coreDiametersValue: '2.3, 2.65, 3 mm',
      coreShanks: 'Longitud del vástago de las fresas de núcleo',
      coreShanksValue: '30 o 40 mm',
      xshort: 'Longitud total de las fresas para implantes extracortos de 6 y 8 mm (corta, larga)',
      xshortValue: '29, 39 mm',
    },
    standardsHeading: 'Normas para implantes dentales',
    standards:
      'Estas son las normas publicadas para los implantes dentales y su instrumental. Nuestra oficina puede confirmarle por escrito qué certificados tenemos, con número y fecha, y en qué países pueden venderse nuestras piezas.',
    standard: {
      system: 'Gestión de calidad para fabricantes de dispositivos médicos',
      risk: 'Gestión de riesgos',
      fatigue: 'Ensayo de fatiga de implantes y pilares',
      biology: 'Biocompatibilidad',
      titanium: 'Titanio sin alear para implantes',
      alloy: 'Aleación de titanio, aluminio y vanadio para implantes',
      purerAlloy: 'La misma aleación, con muy bajo contenido de intersticiales (ELI)',
      processing: 'Instrucciones de limpieza y esterilización',
    },
    limitsHeading: 'Límites de torque',
    limit: {
      implant: 'Implante, hasta',
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
    listingHeading: 'Qué muestra cada ficha',
    listing:
      'La página de cada producto muestra el plano, el SKU, las medidas y el precio. Si una pieza no tiene precio, la página explica por qué: algunas se venden solo en un kit; para otras, llámenos.',
    listingLink: 'Ver todos los productos',
  },
  people: {
    title: 'Nuestro equipo',
    description: 'Conozca a quienes dictan nuestros cursos y se ocupan de sus pedidos.',
    introduction: 'Las personas detrás de {{company}}.',
    facultyHeading: 'Docentes',
    faculty: 'Dictan nuestros cursos.',
    teamHeading: 'Equipo',
    team: 'Diseñan y fabrican las piezas, envían sus pedidos y atienden sus llamadas.',
  },
  materials: {
    title: 'Materiales impresos',
    description:
      'Cuatro folletos e instrucciones de uso en PDF: productos, implantes, prótesis y fresas.',
    introduction:
      'Cuatro folletos e instrucciones de uso para leer, guardar o imprimir. Se basan en el catálogo de esta tienda, en español y en inglés.',
    tutorialIntroduction: '¿Estudia para la certificación?',
    tutorialLink: 'Descargue el tutorial del curso',
    contents: 'Contenido',
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
          'Implantes, tapas de cicatrización, tornillo de cierre y el instrumental para colocarlos.',
        holds: {
          first: 'Diámetros y longitudes, y cómo leerlos en el nombre de cada implante',
          second: 'Límites de torque de los implantes y de las llaves',
          third: 'Llaves, guías, medidores y kits quirúrgicos',
        },
      },
      prosthetics: {
        title: 'Prótesis',
        kind: 'Instrucciones de uso',
        description: 'Pilares, los sistemas Titach y Fridge, y piezas de impresión.',
        holds: {
          first: 'Pilares sólidos, de hombro contorneado y angulados',
          second: 'Titach para prótesis removibles, Fridge para puentes',
          third: 'Cómo apretar los tornillos protésicos y con qué llave',
        },
      },
      'drills-and-lifting': {
        title: 'Fresas, TurboGuide y SimpleLift',
        kind: 'Instrucciones de uso',
        description: 'La secuencia de fresado, los topes y los instrumentos SimpleLift.',
        holds: {
          first: 'Fresas piloto, de núcleo, de cabeza y extracortas, con vástagos y diámetros',
          second: 'TurboGuide: un tope para cada longitud de implante',
          third: 'SimpleLift: cinco instrumentos por diámetro de la punta',
        },
      },
      'certification-tutorial': {
        title: 'Tutorial de certificación',
        kind: 'Curso',
        description: 'El material de estudio para el cuestionario de certificación.',
      },
    },
  },
};
