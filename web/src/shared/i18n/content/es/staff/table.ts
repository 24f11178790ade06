import type { Translation } from '../../../translation.ts';
import type { table as english } from '../../en/staff/table.ts';

export const table: Translation<typeof english> = {
  pages: 'Páginas: {{list}}',
  previous: 'Anterior',
  next: 'Siguiente',
  sort: 'Orden',
  sorted: {
    asc: 'Ordenar por {{column}}, ascendente',
    desc: 'Ordenar por {{column}}, descendente',
  },
  more: 'Mostrar todo el texto',
  less: 'Mostrar menos',
  selection: 'Selección',
  selectAll: 'Seleccionar todos los que se muestran',
  selectRow: 'Seleccionar {{name}}',
};
