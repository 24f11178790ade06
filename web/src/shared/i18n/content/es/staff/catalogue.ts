import type { Translation } from '../../../translation.ts';
import type { catalogue as english } from '../../en/staff/catalogue.ts';

export const catalogue: Translation<typeof english> = {
  title: 'Catálogo',
  description: 'Todas las filas del catálogo, con avisos sobre los datos que faltan.',
  introduction:
    'Este es el catálogo que usa la tienda. Para cambiarlo, descargue la hoja de cálculo, edítela y envíela a su desarrollador, quien la revisa y la publica.',
  download: 'Descargar hoja de cálculo',
  failed: 'No se pudo cargar el catálogo.',
  tryAgain: 'Reintentar',
  filter: 'Mostrar filas',
  filterCount: '{{warning}} ({{count}})',
  filters: {
    all: 'Todas',
    any: 'Con avisos',
    'no-price': 'Sin precio',
    'no-picture': 'Sin imagen',
    hidden: 'Oculta',
    'no-description': 'Sin descripción',
    'no-spanish': 'Sin traducción al español',
  },
  shown_one: '{{count}} fila',
  shown_other: '{{count}} filas',
  none: 'Ninguna fila tiene este aviso.',
  list: 'Filas del catálogo',
  empty: 'Ninguno',
  yes: 'Sí',
  no: 'No',
  noWarning: 'Ninguno',
  columns: {
    row: 'Fila',
    sku: 'SKU',
    name: 'Nombre',
    category: 'Categoría',
    price: 'Precio',
    lotTracked: 'Con lote',
    warnings: 'Avisos',
  },
};
