import type { Translation } from '../../../translation.ts';
import type { settings as english } from '../../en/staff/settings.ts';

export const settings: Translation<typeof english> = {
  title: 'Configuración',
  description:
    'Cuánto tiempo se puede deshacer un envío, qué se puede devolver y cuánto tiempo se guardan los registros.',
  introduction: 'Los cambios se aplican de inmediato y quedan en el registro de auditoría.',
  shipping: 'Envíos',
  undoMinutes: 'Plazo para deshacer un envío, en minutos',
  undoMinutesHint:
    'Pasado este tiempo, o al elegir “Liberar ahora”, el cliente ve el envío y recibe el correo. Los envíos cuyo plazo ya empezó no cambian.',
  returns: 'Política de devoluciones',
  days: 'Plazo de devolución después del envío, en días',
  minShelfLifeDays: 'Vida útil mínima restante, en días',
  minShelfLifeDaysHint:
    'No se aplica a artículos equivocados o dañados ni a problemas con dispositivos.',
  sterilePackagingUnopened: 'El empaque estéril debe estar sin abrir',
  nonReturnableSkus: 'SKU que no se pueden devolver',
  nonReturnableSkusHint: 'Sepárelos con comas o en líneas distintas.',
  records: 'Registros de dispositivos',
  deviceLifetimeYears: 'Vida útil de los dispositivos, en años',
  deviceLifetimeYearsHint:
    'Los reclamos, los retiros del mercado y los envíos de cuentas eliminadas se borran {{years}} años después de esta vida útil. Si la acorta, los registros más antiguos se borran en menos de un día y no se pueden recuperar aquí.',
  whole: 'Ingrese un número entero de {{min}} a {{max}}.',
  tooManySkus: 'Ingrese como máximo {{max}} SKU.',
  unknownSku: '{{sku}} no está en el catálogo. Revise el SKU.',
  changedElsewhere:
    'Otra persona acaba de cambiar esta configuración. Si guarda la suya, la reemplazará.',
  load: 'Cargar la configuración nueva',
  save: 'Guardar configuración',
  saving: 'Guardando...',
  saved: 'Configuración guardada.',
};
