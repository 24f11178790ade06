import type { Translation } from '../../../translation.ts';
import type { catalogue as english } from '../../en/staff/catalogue.ts';

export const catalogue: Translation<typeof english> = {
  title: 'Catálogo',
  description: 'El catálogo tal como lo ve la tienda, con lo que conviene revisar.',
  introduction:
    'El catálogo tal como lo ve la tienda. Para cambiarlo, descargue la hoja de cálculo, edítela y envíela a quien publica la tienda: la comprobará y la pondrá en su lugar.',
  download: 'Descargar hoja de cálculo',
  failed: 'No se ha podido leer el catálogo.',
  tryAgain: 'Intentar de nuevo',
  filter: 'Mostrar filas',
  filterCount: '{{warning}} ({{count}})',
  filters: {
    all: 'Todas',
    any: 'Con algún aviso',
    'no-price': 'Sin precio',
    'no-picture': 'Sin imagen',
    hidden: 'Oculta',
    'no-description': 'Sin descripción',
    'no-spanish': 'Sin español',
  },
  shown_one: '{{count}} fila',
  shown_other: '{{count}} filas',
  none: 'Ninguna fila tiene este aviso.',
  list: 'Filas de la hoja de cálculo',
  empty: 'Ninguno',
  noWarning: 'Ninguno',
  columns: {
    row: 'Fila',
    sku: 'SKU',
    name: 'Nombre',
    category: 'Categoría',
    price: 'Precio',
    warnings: 'Avisos',
  },
};
