import type { Translation } from '../../translation.ts';
import type { policies as english } from '../en/policies.ts';

export const policies: Translation<typeof english> = {
  example:
    'Texto de ejemplo. Esta tienda todavía no ha publicado aquí su propia política, así que lo siguiente no constituye un acuerdo.',
  questions: '¿Tiene alguna pregunta?',
  contact: 'Contáctenos',
  returns: {
    title: 'Devoluciones',
    description: 'Qué piezas se pueden devolver, en qué plazo y cómo se pagan los reembolsos.',
    text: `
# Antes de devolver una pieza

Primero solicite la devolución: abra el pedido en su cuenta y elija «Devolver artículos». Cuando la aceptemos, le diremos por correo electrónico a dónde enviar las piezas y qué debe incluir.

# Qué se puede devolver

Puede devolver piezas sin abrir, en su empaque original, dentro de los 30 días posteriores al envío, si les quedan al menos 180 días antes de vencer. Las piezas estériles no se pueden devolver con el empaque abierto.

# Piezas dañadas o equivocadas

Solicite la devolución dentro de los 30 días posteriores al envío. Reemplazamos la pieza sin costo o le devolvemos su precio, lo que usted prefiera.

# Reembolsos

Reembolsamos a la tarjeta con la que pagó dentro de los 10 días hábiles posteriores a la recepción de la pieza. Su pedido muestra el monto.
`,
  },
  terms: {
    title: 'Condiciones de venta',
    description:
      'Quién puede comprar, cómo son los precios y el pago, y quién puede usar los productos.',
    text: `
# Quién puede comprar

Vendemos a dentistas y laboratorios dentales cuya cuenta haya aprobado nuestro equipo.

# Precios y pago

Los precios están en dólares estadounidenses. Al hacer el pedido se cobra a su tarjeta el total que se muestra al pagar.

# Envío

Enviamos a la dirección de su cuenta. Revise el paquete cuando llegue e informe cualquier daño al transportista y a nosotros.

# Uso de los productos

Nuestros productos son para profesionales dentales capacitados. Siga las instrucciones de uso que acompañan a cada producto.

# Responsabilidad

Reemplazamos o reembolsamos los productos defectuosos. De otros daños respondemos solo en los casos que establece la ley.
`,
  },
  privacy: {
    title: 'Privacidad',
    description:
      'Qué datos suyos guarda la tienda, para qué, durante cuánto tiempo y quién los recibe.',
    text: `
# Qué guardamos

Su nombre, correo electrónico, dirección, número de licencia, pedidos, pagos, envíos con sus números de lote, devoluciones, los problemas con dispositivos que reporta y los mensajes que nos envía. No nos envíe datos de pacientes. El número de su tarjeta va directamente a nuestro proveedor de pagos y nunca se guarda aquí.

# Para qué lo guardamos

Para revisar su cuenta, enviar y facturar sus pedidos, tramitar sus devoluciones, responderle y porque la ley fiscal lo exige.

La ley de dispositivos médicos nos obliga a registrar quién recibió cada lote de un implante y todos los problemas con dispositivos que se nos reportan. Así podemos avisarle si se retira un producto del mercado.

# Quién lo recibe

Google aloja la tienda, Stripe procesa los pagos y nuestro proveedor de correo entrega nuestros mensajes. Nadie más recibe sus datos y no mostramos publicidad.

# Cuánto tiempo lo guardamos

Mientras tenga una cuenta. Después conservamos solo lo que exige la ley: las facturas durante diez años, y los registros de los lotes que recibió y de los problemas que reportó, con su nombre, dirección y correo electrónico, hasta dos años después de la vida útil prevista de los dispositivos.

# Sus opciones

Puede descargar sus datos o eliminar su cuenta en cualquier momento. Ambas opciones están en su cuenta, en la pestaña “Datos de la cuenta”.
`,
  },
};
