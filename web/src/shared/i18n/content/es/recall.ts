import type { Translation } from '../../translation.ts';
import type { recall as english } from '../en/recall.ts';
import { refusals } from './refusals.ts';

export const recall: Translation<typeof english> = {
  title: 'Retiro del mercado',
  description: 'Confirme que recibió nuestro aviso de retiro.',
  introduction:
    'Confirme que recibió nuestro aviso de retiro, para que sepamos que le llegó. El aviso está en nuestro correo.',
  confirm: 'Confirmar recepción',
  confirming: 'Confirmando...',
  confirmed: 'Confirmó este aviso el {{date}}',
  product: 'Producto',
  lots_one: 'Lote',
  lots_other: 'Lotes',
  next: 'Siga las instrucciones de nuestro correo. Si tiene preguntas, contáctenos:',
  missing: refusals['recall-link-invalid'],
  contact: 'Contáctenos',
  errors: {
    'recall-link-invalid': refusals['recall-link-invalid'],
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo en {{minutes}} min.',
    failed: 'No pudimos registrar su confirmación. Revise su conexión e inténtelo de nuevo.',
  },
};
