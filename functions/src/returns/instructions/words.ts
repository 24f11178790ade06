const en = {
  title: 'Return instructions',
  number: 'RMA number',
  from: 'From',
  shipTo: 'Ship to',
  steps: 'How to return your items',
  writeNumber: 'Write the RMA number on the outside of the package.',
  enclose: 'Enclose this page and only the items listed below.',
  unopened: 'Leave sterile packaging unopened, and protect it from damage.',
  usedDevices:
    'Clean and sterilize used devices. Pack them in a separate pouch with the RMA number on it.',
  noPatients: 'Don’t enclose patient names, birth dates, or X-rays with patient names on them.',
  tracking: 'Use a shipping service with tracking, and keep the receipt.',
  item: 'Item',
  sku: 'SKU',
  lot: (lot: string) => `Lot ${lot}`,
  expires: (date: string) => `expires ${date}`,
  order: 'Order',
  quantity: 'Quantity',
  questions: 'Questions?',
  fileName: 'return',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const es: typeof en = {
  title: 'Instrucciones de devolución',
  number: 'Número de RMA',
  from: 'Remitente',
  shipTo: 'Enviar a',
  steps: 'Cómo devolver sus artículos',
  writeNumber: 'Escriba el número de RMA en el exterior del paquete.',
  enclose: 'Incluya esta página y solo los artículos de la lista.',
  unopened: 'Deje el empaque estéril sin abrir y protéjalo para que no se dañe.',
  usedDevices:
    'Limpie y esterilice los dispositivos usados. Empáquelos en una bolsa aparte con el número de RMA.',
  noPatients:
    'No incluya nombres ni fechas de nacimiento de pacientes, ni radiografías con sus nombres.',
  tracking: 'Use un servicio de envío con rastreo y guarde el comprobante.',
  item: 'Artículo',
  sku: 'SKU',
  lot: (lot) => `Lote ${lot}`,
  expires: (date) => `vence el ${date}`,
  order: 'Pedido',
  quantity: 'Cantidad',
  questions: '¿Tiene preguntas?',
  fileName: 'devolucion',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export type InstructionWords = typeof en;

export const instructionWords = { en, es };
