import type { Translation } from '../../translation.ts';
import type { pad as english } from '../en/pad.ts';

export const pad: Translation<typeof english> = {
  title: 'Pedido rápido',
  description:
    'Pida por SKU: escriba, pegue una lista o elija un archivo CSV o Excel. Cada línea recibe su respuesta antes de que algo entre en el carrito.',
  introduction:
    'Escriba un SKU o un nombre y la cantidad, una pieza por línea; Intro lleva a la siguiente. Nada entra en el carrito antes de que pulse el botón.',
  lines: 'Líneas del pedido',
  line: {
    label: 'Línea {{number}}',
    part: 'SKU o nombre, línea {{number}}',
    quantity: 'Cantidad, línea {{number}}',
    remove: 'Quitar la línea {{number}}',
    partHeading: 'SKU o nombre',
    quantityHeading: 'Cantidad',
    suggestions: 'Piezas que coinciden',
  },
  answer: {
    waiting: 'Buscando…',
    found: '{{name}}, a {{price}}',
    sum: '{{quantity}} × {{price}} = {{sum}}',
    together_one: 'También en la línea {{lines}}: {{quantity}} piezas en total.',
    together_other: 'También en las líneas {{lines}}: {{quantity}} piezas en total.',
    wrongQuantity: 'Línea {{number}}: {{name}} se vende por piezas enteras, de 1 a {{most}}.',
    noneLeft:
      'Línea {{number}}: con esta línea habría más de {{name}} que las {{most}} que admite un pedido. Quite la línea.',
    notSoldOnline: 'Línea {{number}}: {{name}}. {{reason}}.',
    noLongerSold:
      'Línea {{number}}: {{sku}} ya no se vende. Quite la línea o pregúntenos qué lo sustituye.',
    unknown: 'Línea {{number}}: ninguna pieza tiene este SKU o nombre. ¿Quiso decir una de estas?',
    nothingNear: 'Línea {{number}}: ninguna pieza tiene este SKU o nombre. Revíselo o pregúntenos.',
    take: 'Tomar {{sku}}, {{name}}, en la línea {{number}}',
    call: 'Llamar al {{phone}}',
  },
  list: {
    label: 'Pegue una lista',
    hint: 'De una hoja de cálculo, un correo o un pedido anterior, con o sin cantidades. O suelte aquí un archivo CSV o Excel.',
    read: 'Leer la lista',
    file: 'Elegir un archivo',
    scan: 'Escanear una caja',
    result_one: 'Se leyó {{count}} línea.',
    result_other: 'Se leyeron {{count}} líneas.',
    nothing:
      'No se encontró ninguna pieza. Lo más fácil de leer es una pieza por línea: I4510 × 3.',
    leftOut_one: 'Se omitió {{count}} línea que no es una pieza:',
    leftOut_other: 'Se omitieron {{count}} líneas que no son piezas:',
    refused_one: 'Caben {{most}} líneas: {{count}} línea quedó fuera.',
    refused_other: 'Caben {{most}} líneas: {{count}} líneas quedaron fuera.',
  },
  failure: {
    tooLong: 'Es demasiado larga para una sola lista: 64 KB de texto como máximo. Divídala en dos.',
    tooLarge: 'El archivo es demasiado grande: 64 KB como máximo en CSV, 1 MB en Excel.',
    oldWorkbook: 'Es un archivo de Excel antiguo. Guárdelo como .xlsx o .csv.',
    unreadable: 'No se pudo leer el archivo. Guarde la lista como .xlsx o .csv, o péguela.',
    catalogue: 'No se pudo cargar el catálogo. Revise su conexión.',
    retry: 'Intentar de nuevo',
    full: 'En su carrito no caben tantos artículos distintos. No se añadió nada.',
  },
  summary: {
    heading: 'Su pedido',
    pieces_one: '{{count}} pieza',
    pieces_other: '{{count}} piezas',
    add_zero: 'Añadir artículos al carrito',
    add_one: 'Añadir {{count}} artículo al carrito',
    add_other: 'Añadir {{count}} artículos al carrito',
    empty: 'Todavía no hay nada que añadir.',
    faults_one: 'Hay que corregir {{count}} línea, que se queda aquí.',
    faults_other: 'Hay que corregir {{count}} líneas, que se quedan aquí.',
    next: 'Ir a la línea {{number}}',
    moreThanOneOrder:
      'Un pedido admite como máximo {{lines}} artículos distintos. Tendrá que repartirlos en varios pedidos.',
    added_one: '{{count}} artículo está en su carrito.',
    added_other: '{{count}} artículos están en su carrito.',
    clear: 'Vaciar la lista',
    undo: 'Deshacer',
    cleared: 'La lista está vacía.',
    restored: 'Las líneas vuelven a estar aquí.',
  },
  scan: {
    title: 'Escanear cajas',
    hint: 'Ponga el código de una caja ante la cámara. La misma caja cuenta otra vez cuando haya salido de la imagen.',
    starting: 'La cámara se está encendiendo…',
    refused: 'No se pudo usar la cámara. Permítala para este sitio o escriba el SKU.',
    counted: '{{text}}: {{count}}',
    done: 'Listo',
  },
};
