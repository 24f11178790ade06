import type { Translation } from '../../../translation.ts';
import type { settings as english } from '../../en/staff/settings.ts';

export const settings: Translation<typeof english> = {
  title: 'Configuración',
  description:
    'Zona horaria de la oficina, consulta de licencias, envíos, devoluciones y tiempo que se guardan los registros.',
  introduction: 'Los cambios se aplican de inmediato y quedan en el registro de auditoría.',
  shipping: 'Envíos',
  undoMinutes: 'Plazo para deshacer un envío, en minutos',
  undoMinutesHint:
    'Pasado este tiempo, o al elegir “Liberar ahora”, el cliente ve el envío y recibe el correo. Los envíos cuyo plazo ya empezó no cambian.',
  lateOrderDays: 'Días hasta que un pedido en espera se considera atrasado',
  lateOrderDaysHint:
    'La oficina y el personal que eligió este aviso reciben un correo. Cada pedido y cada reemplazo se avisa una vez.',
  office: 'Oficina',
  timeZone: 'Zona horaria',
  timeZoneHint:
    'La usan las pantallas del personal, los plazos, las facturas, las exportaciones y los correos a la oficina. Los clientes ven la suya. Las cifras de días pasados se quedan como se contaron.',
  licenseLookups: 'Consulta de licencias',
  licenseLookupsHint:
    'Escriba un estado por línea, por ejemplo “CA https://search.dca.ca.gov/”. El enlace aparece junto a la licencia al revisar una cuenta.',
  licenseLookupLine:
    'Revise la línea {{line}}. Escriba una sola vez el código de dos letras del estado, un espacio y una dirección que empiece con https://.',
  returns: 'Política de devoluciones',
  days: 'Plazo de devolución después del envío, en días',
  minShelfLifeDays: 'Días mínimos hasta el vencimiento',
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
