import type { Translation } from '../../translation.ts';
import type { pad as english } from '../en/pad.ts';

export const pad: Translation<typeof english> = {
  title: 'Pedido rápido',
  description:
    'Pida por SKU: escriba, pegue una lista o elija un archivo CSV o Excel. Revise cada línea antes de agregarla al carrito.',
  introduction:
    'Ingrese un SKU o nombre y la cantidad, una pieza por línea. Presione Enter para pasar a la siguiente. No se agrega nada al carrito hasta que usted lo haga.',
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
      'Línea {{number}}: su carrito y las demás líneas ya suman {{most}} de {{name}}, el límite por pedido. Quite la línea.',
    notSoldOnline: 'Línea {{number}}: {{name}}. {{reason}}.',
    noLongerSold:
      'Línea {{number}}: {{sku}} ya no se vende. Quite la línea o pregúntenos por un reemplazo.',
    unknown: 'Línea {{number}}: ninguna pieza tiene este SKU o nombre. ¿Quiso decir una de estas?',
    nothingNear: 'Línea {{number}}: ninguna pieza tiene este SKU o nombre. Revíselo o llámenos.',
    take: 'Usar {{sku}}, {{name}}, en la línea {{number}}',
    call: 'Llamar al {{phone}}',
  },
  list: {
    label: 'Pegar una lista',
    hint: 'De una hoja de cálculo, un correo o un pedido anterior, con o sin cantidades. O arrastre aquí un archivo CSV o Excel.',
    read: 'Importar lista',
    file: 'Elegir un archivo',
    reading: 'Importando la lista…',
    cancel: 'Cancelar',
    scan: 'Escanear una caja',
    result_one: 'Se importó {{count}} línea.',
    result_other: 'Se importaron {{count}} líneas.',
    nothing: 'No se encontraron piezas. Escriba una pieza por línea, por ejemplo: I4510 × 3.',
    skipped_one: 'Se omitió {{count}} línea porque no menciona ninguna pieza:',
    skipped_other: 'Se omitieron {{count}} líneas porque no mencionan ninguna pieza:',
    hiddenRows_one: 'Se omitió {{count}} fila oculta.',
    hiddenRows_other: 'Se omitieron {{count}} filas ocultas.',
    refused_one: 'El límite es de {{most}} líneas: {{count}} línea no cupo.',
    refused_other: 'El límite es de {{most}} líneas: {{count}} líneas no cupieron.',
  },
  question: {
    column: '¿Qué columna contiene las cantidades?',
    sheet: 'Varias hojas contienen piezas. ¿Cuál es su pedido?',
    unnamed: 'Columna {{column}}',
    option: '{{name}} (por ejemplo: {{examples}})',
    none: 'Ninguna: quiero una unidad de cada pieza',
    continue: 'Continuar',
  },
  failure: {
    tooLong: 'La lista es demasiado larga. El límite es de 64 KB de texto. Divídala en dos.',
    tooLarge: 'El archivo es demasiado grande. El límite es de 64 KB en CSV y 1 MB en Excel.',
    oldWorkbook:
      'El archivo está en el formato de Excel 97-2003. Guárdelo como .xlsx o .csv y elíjalo de nuevo.',
    encryptedWorkbook:
      'El libro está protegido con contraseña. Quite la contraseña en Excel y elija el archivo de nuevo.',
    markupWorkbook:
      'El archivo es una página web o un XML con nombre de archivo de Excel. Ábralo en Excel y guárdelo como .xlsx.',
    unreadable: 'No se pudo leer el archivo. Guarde la lista como .xlsx o .csv, o péguela.',
    tooSlow:
      'La lectura de la lista tardó demasiado y la detuvimos. Pegue solo las columnas de SKU y cantidades, o una parte de la lista.',
    canceled: 'Se canceló la importación. No se agregó ninguna línea.',
    readerUnavailable:
      'Ocurrió un error al leer la lista. Revise su conexión y recargue la página.',
    catalogue: 'No se pudo cargar el catálogo. Revise su conexión.',
    retry: 'Intentar de nuevo',
    full: 'En su carrito no caben tantos artículos distintos. No se agregó nada.',
  },
  summary: {
    heading: 'Su pedido',
    pieces_one: '{{count}} pieza',
    pieces_other: '{{count}} piezas',
    add_zero: 'Agregar artículos al carrito',
    add_one: 'Agregar {{count}} artículo al carrito',
    add_other: 'Agregar {{count}} artículos al carrito',
    empty: 'Todavía no hay nada que agregar.',
    faults_one: 'Falta corregir {{count}} línea; permanece aquí.',
    faults_other: 'Falta corregir {{count}} líneas; permanecen aquí.',
    next: 'Ir a la línea {{number}}',
    moreThanOneOrder:
      'Un pedido admite hasta {{lines}} artículos distintos. Divídalos en varios pedidos.',
    added_one: 'Hay {{count}} artículo en su carrito.',
    added_other: 'Hay {{count}} artículos en su carrito.',
    clear: 'Borrar todas las líneas',
    undo: 'Deshacer',
    cleared: 'Se borraron todas las líneas.',
    restored: 'Se restauraron las líneas.',
  },
  scan: {
    title: 'Escanear cajas',
    hint: 'Apunte la cámara al código de barras de una caja. Para contar la misma caja otra vez, sáquela primero de la imagen.',
    starting: 'Iniciando la cámara…',
    refused: 'No se pudo usar la cámara. Permítala para este sitio o escriba el SKU.',
    counted: '{{text}}: {{count}}',
    done: 'Listo',
  },
};
