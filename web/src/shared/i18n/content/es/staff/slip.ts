import type { Translation } from '../../../translation.ts';
import type { slip as english } from '../../en/staff/slip.ts';

export const slip: Translation<typeof english> = {
  open: 'Lista de empaque',
  title: 'Lista de empaque',
  back: 'Volver al pedido',
  order: 'Pedido',
  date: 'Fecha',
  shipTo: 'Enviar a',
  from: 'De',
  packed: 'Empacado',
  refunded: 'REEMBOLSADO',
  partlyRefunded: 'REEMBOLSADO EN PARTE: revise el pedido antes de enviarlo',
  openUnits_one: 'Por empacar: {{count}} unidad',
  openUnits_other: 'Por empacar: {{count}} unidades',
  refundedPacked_one: 'REEMBOLSADO después de empacar: {{count}} unidad',
  refundedPacked_other: 'REEMBOLSADO después de empacar: {{count}} unidades',
  refundedUnpacked_one: 'REEMBOLSADO antes de empacar: {{count}} unidad',
  refundedUnpacked_other: 'REEMBOLSADO antes de empacar: {{count}} unidades',
  undone: 'NO ENVIADO',
  replacement: 'Reemplazo de la devolución',
  backToReturn: 'Volver al empaque',
  pieces_one: '{{count}} pieza en total',
  pieces_other: '{{count}} piezas en total',
  packedBy: 'Empacado por',
  checkedBy: 'Revisado por',
  signature: 'Fecha y firma',
};
