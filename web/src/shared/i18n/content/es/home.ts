import type { Translation } from '../../translation.ts';
import type { home as english } from '../en/home.ts';

export const home: Translation<typeof english> = {
  description:
    'Implantes dentales y todo para colocarlos y restaurarlos, para dentistas y laboratorios dentales. Vea planos, medidas y precios, y haga su pedido en línea.',
  welcome: {
    heading: 'Implantes dentales y todo para colocarlos y restaurarlos',
    introduction:
      'Para dentistas y laboratorios dentales. Vea el plano, las medidas y el precio de cada pieza, y haga su pedido en línea cuando se apruebe su cuenta.',
    greeting:
      'Le damos la bienvenida. Repita su último pedido o elija entre las piezas que ya compró.',
    reorder: 'Repetir pedido',
    buyAgain: 'Volver a comprar',
    implants: 'Implantes',
    healingCaps: 'Tapas de cicatrización',
    solidAbutments: 'Pilares sólidos',
    register: 'Registrarse',
    allProducts: 'Ver productos',
  },
  featured: {
    heading: 'PRODUCTOS DESTACADOS',
    seeAll: 'VER TODO',
    seeAllOf: 'VER TODO: {{title}}',
    group: {
      implants: {
        title: 'Implantes',
        description: 'Siete diámetros de 3.0 a 8.5 mm en longitudes de 6 a 14 mm.',
      },
      solidAbutments: {
        title: 'PILARES SÓLIDOS',
        description: 'Pilares rectos por diámetro y pilares de rescate.',
      },
      customProsthetics: {
        title: 'Prótesis a medida',
        description: 'Análogos y cofias para impresiones con cubeta cerrada y abierta.',
      },
      surgicalTools: {
        title: 'INSTRUMENTAL QUIRÚRGICO',
        description:
          'Llaves hexagonales, de implantes y de torque, guías paralelas e instrumentos de medición.',
      },
    },
  },
  videoChannel: 'Vea nuestro canal de videos',
  opensNewTab: '(se abre en una pestaña nueva)',
  banner: {
    label: 'Nuestros productos',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '{{number}} de {{count}}',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    show: 'Mostrar la diapositiva {{number}}',
    pause: 'Pausar la presentación',
    play: 'Reproducir la presentación',
    implants: {
      title: 'Implantes de 3.0 a 8.5 mm',
      text: 'Siete diámetros y longitudes de 6 a 14 mm, a escala.',
    },
    attachments: {
      title: 'Titach y Fridge',
      text: 'Dos sistemas de aditamentos: pilares, tapas y sombreretes.',
    },
    drilling: {
      title: 'Fresas, de piloto a cabeza',
      text: 'Fresas piloto, de núcleo y de cabeza, por diámetro en mm.',
    },
  },
  system: {
    heading: 'El sistema de implantes patentado',
    range:
      'Un solo sistema en siete diámetros, de Slender 3.0 mm a Jumbo 8.5 mm, y longitudes de la extracorta (6 mm) a la extralarga (14 mm).',
    parts:
      'Incluye tapas de cicatrización, pilares, aditamentos, piezas de impresión, fresas y llaves, cada una con su plano y sus medidas.',
    film: 'El sistema de implantes en movimiento',
    more: 'Ver todos los implantes',
  },
  graphics: {
    heading: 'Los sistemas de un vistazo',
    fridge: {
      title: 'Sistema Fridge',
      first: 'Unibutment recto',
      second: 'Tapa',
      third: 'Sombrerete',
    },
    titach: {
      title: 'Sistema Titach',
      first: 'Tapa',
      second: 'Funda de silicona',
      third: 'Pilar',
    },
    torque: {
      title: 'Límites de torque',
      unit: '{{torque}} N-cm',
      placementWrench: 'Llave de colocación',
      implant: 'Implante',
      driver: 'Llave Secure Click',
      prostheticWrench: 'Llave protésica',
      screw: 'Tornillo protésico, dos veces, con 10 minutos de diferencia',
    },
  },
  social: { heading: 'Síganos' },
  promotion: {
    label: 'Promoción de cursos',
    title: 'Cursos para dentistas',
    text: 'Certificación: unas 2 horas, 2 créditos CE.',
    close: 'Cerrar la promoción de cursos',
  },
};
