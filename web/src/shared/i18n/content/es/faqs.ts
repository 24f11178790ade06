import type { Translation } from '../../translation.ts';
import type { faqs as english } from '../en/faqs.ts';

export const faqs: Translation<typeof english> = {
  title: 'Preguntas frecuentes',
  description: 'Cuentas y aprobación, pedidos y pago, envíos y recibos, piezas y cursos.',
  introduction: 'Respuestas breves para dentistas y laboratorios dentales.',
  anchor: 'Enlace a esta pregunta',
  anchorTo: 'Enlace a esta pregunta: {{question}}',
  subject: {
    account: 'Cuenta y aprobación',
    ordering: 'Pedidos y pago',
    delivery: 'Envíos, recibos y reembolsos',
    parts: 'Las piezas y sus límites',
    courses: 'Cursos y documentos',
  },
  question: {
    'who-can-order': {
      ask: '¿Quién puede comprar?',
      answer:
        'Dentistas y laboratorios dentales. Cualquier persona puede ver las piezas y los precios y llenar un carrito. Para comprar, inicie sesión con una cuenta aprobada por nuestro equipo.',
      link: 'Ver todos los productos',
    },
    license: {
      ask: '¿Necesito un número de licencia?',
      answer:
        'Los dentistas ingresan el suyo al registrarse y nuestro equipo lo revisa. Los laboratorios dentales se registran sin él.',
      link: 'Registrarse',
    },
    approval: {
      ask: '¿Cuándo puedo comprar?',
      answer:
        'En cuanto nuestro equipo apruebe su cuenta. Le comunicaremos la decisión por correo electrónico. Mientras tanto, puede iniciar sesión y llenar el carrito, y su cuenta muestra “Pendiente de aprobación”.',
      link: 'Ver el estado de su cuenta',
    },
    'change-details': {
      ask: '¿Cómo cambio mi nombre, mi número de licencia o mi dirección?',
      answer:
        'Contáctenos y nuestro equipo los cambiará por usted. Revisamos estos datos antes de aprobar una cuenta.',
      link: 'Contáctenos',
    },
    payment: {
      ask: '¿Cómo pago?',
      answer:
        'Con tarjeta, en dólares estadounidenses, al finalizar la compra. El número de su tarjeta va directamente a nuestro proveedor de pagos y nunca se guarda aquí. Es posible que su banco le pida confirmar el pago.',
      link: 'Ir al carrito',
    },
    'saved-cards': {
      ask: '¿Puedo guardar una tarjeta y eliminarla después?',
      answer:
        'Sí. Marque la casilla debajo del formulario de la tarjeta al pagar y la próxima vez solo tendrá que elegirla. Puede eliminarla de su cuenta en cualquier momento.',
      link: 'Ver sus métodos de pago',
    },
    'no-price': {
      ask: '¿Por qué una pieza no tiene precio o botón de compra?',
      answer:
        'Algunas piezas solo se venden como parte de un kit y el precio de otras depende de lo que necesite. La página de la pieza lo indica. Llámenos para conocer el precio.',
      link: 'Contáctenos',
    },
    reorder: {
      ask: '¿Cómo vuelvo a pedir lo mismo?',
      answer:
        'Presione “Repetir pedido” junto al pedido. Los artículos de ese pedido reemplazan los de su carrito, con los precios de hoy.',
      link: 'Ver sus pedidos',
    },
    'shipping-address': {
      ask: '¿A dónde envían?',
      answer:
        'Enviamos a la dirección de su cuenta, dentro de Estados Unidos. Si su dirección de envío es distinta de la de su consultorio, comuníquese con nosotros después de registrarse.',
      link: 'Contáctenos',
    },
    receipts: {
      ask: '¿Dónde encuentro los recibos y las facturas?',
      answer:
        'Le enviamos una confirmación por correo electrónico. Además, cada pedido pagado tiene el recibo del pago con tarjeta y una factura en PDF.',
      link: 'Ver sus pedidos',
    },
    refunds: {
      ask: '¿Cómo funcionan los reembolsos?',
      answer:
        'Comuníquese con nosotros e indique el número de pedido. Reembolsamos a la tarjeta con la que pagó y le avisamos por correo electrónico. El pedido también muestra el monto.',
      link: 'Contáctenos',
    },
    'middle-east-and-africa': {
      ask: 'Trabajo en Medio Oriente o África. ¿Con quién me comunico?',
      answer: 'Con nuestro agente para Medio Oriente y África.',
      link: 'Ver el agente',
    },
    sizes: {
      ask: '¿En qué medidas vienen los implantes?',
      answer:
        'En siete diámetros: 3.0, 3.5, 4.5, 5.5, 6.5, 7.5 y 8.5 mm. Las longitudes son 6, 8, 10, 12 y 14 mm. La lista de implantes muestra qué medidas se combinan.',
      link: 'Ver todos los implantes',
    },
    torque: {
      ask: '¿Cuánto torque soportan las piezas?',
      answer:
        'Los implantes toleran hasta 80 N-cm y la llave Secure Click, hasta 70 N-cm. La llave de torque de colocación llega a 100 N-cm y la protésica, a 35 N-cm. Los tornillos protésicos se aprietan a 20 N-cm dos veces, con 10 minutos de diferencia.',
      link: 'Nuestras normas de calidad',
    },
    'low-torque': {
      ask: '¿Cuándo está indicado el tornillo de cierre?',
      answer:
        'El tornillo de cierre de 2.8 mm está indicado cuando el torque de inserción es inferior a 10 N-cm.',
      link: 'Ver las tapas de cicatrización y el tornillo de cierre',
    },
    'xshort-drills': {
      ask: '¿Para qué implantes son las fresas extracortas?',
      answer: 'Para implantes de 6 y 8 mm.',
      link: 'Ver todas las fresas',
    },
    certification: {
      ask: '¿Qué requiere la certificación?',
      answer:
        'Unas 2 horas y un cuestionario de 20 preguntas. Al aprobarlo, obtiene 2 créditos CE y un certificado. La página de certificación indica lo que necesita.',
      link: 'Acerca de la certificación',
    },
    'printed-materials': {
      ask: '¿Tienen folletos e instrucciones de uso?',
      answer: 'Sí: cuatro PDF para leer, guardar o imprimir, en español e inglés.',
      link: 'Materiales impresos',
    },
  },
  otherHeading: '¿Tiene otra pregunta?',
  other: 'Con gusto le ayudamos.',
  otherLink: 'Contáctenos',
};
