import type { Translation } from '../../../translation.ts';
import type { settings as english } from '../../en/staff/settings.ts';

export const settings: Translation<typeof english> = {
  title: 'Configuración',
  description:
    'Cuánto tiempo se puede deshacer un envío, qué se puede devolver y cuánto tiempo se guardan los registros.',
  introduction: 'Los cambios se aplican de inmediato y quedan en el registro de auditoría.',
  shipping: 'Envíos',
  undoMinutes: 'Minutos para deshacer un envío',
  undoMinutesHint:
    'Pasado este tiempo, o al pulsar “Liberar ahora”, el cliente ve el envío y recibe el correo. Los envíos que ya están en espera conservan su plazo.',
  returns: 'Política de devoluciones',
  days: 'Días para devolver un artículo después del envío',
  minShelfLifeDays: 'Días que deben faltar para la fecha de vencimiento',
  minShelfLifeDaysHint: 'No se aplica a los problemas con dispositivos.',
  sterilePackagingUnopened: 'El empaque estéril debe estar cerrado',
  nonReturnableSkus: 'SKU que no se pueden devolver',
  nonReturnableSkusHint: 'Sepárelos con comas o en líneas distintas.',
  records: 'Registros de dispositivos',
  deviceLifetimeYears: 'Vida útil de los dispositivos, en años',
  deviceLifetimeYearsHint:
    'Los reclamos, los retiros del mercado y los envíos de cuentas eliminadas se borran {{years}} años después. Si acorta este plazo, los registros más antiguos se borran en menos de un día y no se pueden recuperar aquí.',
  whole: 'Escriba un número entero de {{min}} a {{max}}.',
  tooManySkus: 'Escriba como máximo {{max}} SKU.',
  unknownSku: '{{sku}} no está en el catálogo. Revise el SKU.',
  changedElsewhere:
    'Otra persona acaba de cambiar esta configuración. Si guarda la suya, la reemplazará.',
  load: 'Cargar la configuración nueva',
  save: 'Guardar configuración',
  saving: 'Guardando...',
  saved: 'La configuración está guardada.',
};
