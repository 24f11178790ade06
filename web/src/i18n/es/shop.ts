import type { shop as english } from '../en/shop.ts';
import type { Translation } from '../translation.ts';

export const shop: Translation<typeof english> = {
  ourProducts: 'Nuestros productos',
  productsDescription:
    'Implantes, tapas de cicatrización, pilares, aditamentos protésicos, fresas, instrumental quirúrgico y kits, con planos, medidas y precios.',
  productCategories: 'Categorías de productos',
  backToCategories: 'Volver a las categorías',
  categoryDescription: '{{category}}: cada pieza con su plano, sus medidas, su SKU y su precio.',
  productDescription: '{{name}}, SKU {{sku}}: plano, medidas y precio.',
  from: 'desde {{price}}',
  back: 'Volver',
  add: 'Añadir',
  added: 'Añadido',
  addNamed: 'Añadir {{name}} al carrito',
  addToCart: 'Añadir al carrito',
  addedToCart: '¡Añadido al carrito!',
  itemAdded: '¡Artículo añadido al carrito!',
  viewCart: 'Ver el carrito',
  quantity: 'Cantidad',
  increase: 'Aumentar la cantidad',
  decrease: 'Reducir la cantidad',
  view: 'Vista {{number}} de {{count}}',
  dimensions: 'Medidas',
  details: 'Detalles',
  sku: 'SKU',
  category: 'Categoría',
  subCategory: 'Subcategoría',
  unavailable: {
    call: 'Llámenos para conocer el precio',
    kit: 'Este artículo solo se vende como parte de un kit',
    unavailable: 'Este artículo no se vende por separado',
  },
  pieces_one: '{{count}} pieza',
  pieces_other: '{{count}} piezas',
  dimension: {
    Diameter: 'Diámetro',
    'Tip diameter': 'Diámetro de la punta',
    Length: 'Longitud',
    'Overall length': 'Longitud total',
    'Shank length': 'Longitud del vástago',
    'Drilling depth': 'Profundidad de fresado',
    Height: 'Altura',
    'Collar height': 'Altura del cuello',
    Width: 'Anchura',
    Depth: 'Profundidad',
    Hex: 'Hexágono',
    Angle: 'Ángulo',
    'Torque limit': 'Límite de torque',
    'Tightening torque': 'Torque de apriete',
    'Maximum speed': 'Velocidad máxima',
    Instruments: 'Instrumentos',
  },
  search: {
    label: 'Buscar productos',
    placeholder: 'Nombre, SKU o medida',
    submit: 'Buscar',
    results: 'Búsqueda: {{query}}',
    products: 'Productos',
    found_one: '{{count}} producto encontrado',
    found_other: '{{count}} productos encontrados',
    nothing: 'No hay resultados. Pruebe con menos palabras, una medida como 4.5 o parte de un SKU.',
    allCategories: 'Ver todas las categorías',
  },
  home: {
    description:
      'Implantes dentales y todo para colocarlos y restaurarlos, para dentistas y laboratorios: planos, medidas y precios, con pedido en línea.',
    heading: 'Implantes dentales y todo para colocarlos y restaurarlos',
    introduction:
      'Para dentistas y laboratorios dentales. Cada pieza con su plano, sus medidas y su precio; pida en línea en cuanto su cuenta esté aprobada.',
    implants: 'Implantes',
    healingCaps: 'Tapas de cicatrización',
    solidAbutments: 'Pilares sólidos',
    register: 'Registrarse',
    allProducts: 'Ver todos los productos',
    featured: 'PRODUCTOS DESTACADOS',
    seeAll: 'VER TODO',
    seeAllOf: 'VER TODO: {{title}}',
    group: {
      implants: {
        title: 'Implantes',
        description: 'Siete diámetros de 3.0 a 8.5 mm en longitudes de 6 a 14 mm.',
      },
      solidAbutments: {
        title: 'PILARES SÓLIDOS',
        description: 'Pilares rectos por diámetro, con pilares de rescate.',
      },
      customProsthetics: {
        title: 'Prótesis a medida',
        description: 'Análogos y cofias para impresiones de cubeta cerrada y abierta.',
      },
      surgicalTools: {
        title: 'INSTRUMENTAL QUIRÚRGICO',
        description:
          'Destornilladores, llaves de torque, guías paralelas e instrumentos de medición.',
      },
    },
  },
  story: {
    title: 'Nuestra historia y misión',
    description: 'Quién fabrica estos implantes y para qué.',
    who: '{{company}} diseña y fabrica implantes dentales y las piezas para colocarlos y restaurarlos, y los vende directamente a dentistas y laboratorios dentales.',
    systemHeading: 'Un solo sistema',
    system:
      'El sistema de implantes patentado va de Slender 3.0 mm a Jumbo 8.5 mm de diámetro y de XShort 6 mm a XLong 14 mm de longitud. Las tapas de cicatrización, los pilares, las piezas de impresión, las fresas y los destornilladores se fabrican según los mismos planos, para que cada pieza encaje con la siguiente.',
    missionHeading: 'Nuestra misión',
    mission:
      'Dar a cada dentista la pieza correcta en segundos: dibujada con sus propias medidas y con el precio a la vista, desde la primera fresa hasta la restauración final.',
  },
  quality: {
    title: 'Nuestras normas de calidad',
    description:
      'Materiales, tratamiento y límites de torque de nuestros implantes e instrumentos.',
    introduction:
      'Cada pieza figura con las medidas con las que se fabrica y los límites para los que está hecha. Respételos, por favor.',
    materialHeading: 'Materiales',
    material:
      'Las fresas de cabeza son de acero inoxidable 17-4, pasivado y con tratamiento térmico.',
    limitsHeading: 'Límites de torque',
    limit: {
      implant: 'Los implantes toleran hasta 80 N-cm.',
      driver: 'El destornillador de implantes secure click está hecho para hasta 70 N-cm.',
      wrench: 'Llaves de torque: 100 N-cm para la colocación y 35 N-cm para la prótesis.',
      screw: 'Apriete los tornillos protésicos a 20 N-cm dos veces, con 10 minutos de diferencia.',
      cover:
        'Use el tornillo de cobertura de 2.8 mm si el torque de inserción es inferior a 10 N-cm.',
    },
  },
  certification: {
    title: 'Certificación',
    description: 'El curso de certificación: unas 2 horas, 2 créditos CE y 20 preguntas.',
    introduction:
      'El curso de certificación enseña a los dentistas a planificar, colocar y restaurar el sistema de implantes.',
    fact: {
      duration: 'Dura unas 2 horas.',
      credits: 'Otorga 2 créditos CE.',
      quiz: 'Termina con un cuestionario de 20 preguntas.',
      certificate: 'Al completarlo recibe un certificado.',
    },
    enrol: 'Contáctenos para hacer el curso',
  },
  contact: {
    title: 'Contacto',
    description: 'Dirección, teléfono y horario, y nuestro agente para África y Oriente Medio.',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
    weekdays: 'De lunes a jueves: 9:30am-6:30pm PST',
    friday: 'Viernes: 9:00am-3:00pm PST',
    usOffice: 'Oficina en EE. UU.',
    agent: 'Agente para África y Oriente Medio',
  },
};
