import type { Translation } from '../../../translation.ts';
import type { find as english } from '../../en/staff/find.ts';

export const find: Translation<typeof english> = {
  open: 'Buscar',
  title: 'Buscar en todo',
  label: 'Buscar clientes, pedidos, envíos, devoluciones y más',
  placeholder: 'Nombre, número, SKU, lote…',
  hint: 'Escriba un nombre, un correo electrónico o cualquier número: pedido, RMA, lote, rastreo, SKU, orden de compra o los últimos cuatro dígitos de una tarjeta.',
  close: 'Cerrar',
  searching: 'Buscando…',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  retry: 'Intentar de nuevo',
  all: 'Mostrar todo',
  shipmentOf: 'Envío de {{number}}',
  lots_one: 'Lote {{lots}}',
  lots_other: 'Lotes {{lots}}',
  groups: {
    accounts: 'Cuentas',
    orders: 'Pedidos',
    shipments: 'Envíos',
    returns: 'Devoluciones',
    complaints: 'Reclamos',
    messages: 'Mensajes',
    products: 'Productos',
    actions: 'Ir a',
  },
  actions: {
    approve: 'Aprobar cuentas',
    attention: 'Pedidos que requieren atención',
    disputes: 'Pedidos en disputa',
    pack: 'Preparar pedidos',
    lot: 'Buscar quién recibió un lote',
    invite: 'Invitar a un miembro',
  },
};
