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
    wrongQuantity:
      'Línea {{number}}: {{name}}. ¿Cuántas? Escriba un número entero de 1 a {{most}}.',
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
    reading: 'Leyendo la lista…',
    cancel: 'Cancelar',
    scan: 'Escanear una caja',
    result_one: 'Se leyó {{count}} línea.',
    result_other: 'Se leyeron {{count}} líneas.',
    nothing:
      'No se encontró ninguna pieza. Lo más fácil de leer es una pieza por línea: I4510 × 3.',
    skipped_one: 'Se omitió {{count}} línea porque no menciona ninguna pieza:',
    skipped_other: 'Se omitieron {{count}} líneas porque no mencionan ninguna pieza:',
    hiddenRows_one: 'Se omitió {{count}} fila oculta.',
    hiddenRows_other: 'Se omitieron {{count}} filas ocultas.',
    refused_one: 'Caben {{most}} líneas: {{count}} línea quedó fuera.',
    refused_other: 'Caben {{most}} líneas: {{count}} líneas quedaron fuera.',
  },
  question: {
    column: '¿Qué columna contiene las cantidades?',
    sheet: 'Varias hojas contienen piezas. ¿Cuál es su pedido?',
    unnamed: 'Columna {{column}}',
    option: '{{name}} (por ejemplo: {{examples}})',
    none: 'Ninguna: quiero una pieza de cada una',
    continue: 'Continuar',
  },
  failure: {
    tooLong: 'Es demasiado larga para una sola lista: 64 KB de texto como máximo. Divídala en dos.',
    tooLarge: 'El archivo es demasiado grande: 64 KB como máximo en CSV, 1 MB en Excel.',
    oldWorkbook:
      'El archivo tiene el formato de Excel 97-2003. Guárdelo como .xlsx o .csv y elíjalo de nuevo.',
    encryptedWorkbook:
      'El libro está protegido con contraseña. Quite la contraseña en Excel y elija el archivo de nuevo.',
    markupWorkbook:
      'El archivo es una página web o XML con nombre de archivo de Excel. Ábralo en Excel y guárdelo como .xlsx.',
    unreadable: 'No se pudo leer el archivo. Guarde la lista como .xlsx o .csv, o péguela.',
    tooSlow:
      'La lectura tardó demasiado y la detuvimos. Pegue solo las columnas con los SKU y las cantidades, o una parte de la lista.',
    canceled: 'Se canceló la lectura. No se añadió ninguna línea.',
    readerUnavailable: 'No se pudo leer la lista. Revise su conexión y vuelva a cargar la página.',
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
