import type { Translation } from '../../../translation.ts';
import type { overview as english } from '../../en/staff/overview.ts';

export const overview: Translation<typeof english> = {
  title: 'Resumen',
  description: 'Cómo va la tienda hoy.',
  update: 'Actualizar',
  asOf: 'Datos de las {{time}}',
  failed: 'No se han podido leer las cifras.',
  figures: {
    label: 'Hoy',
    waiting: 'Cuentas en espera',
    orders: 'Pedidos de hoy',
    revenue: 'Ingresos de hoy',
    failedPayments: 'Pagos rechazados en {{days}} días',
    pausedAccounts: 'Cuentas en pausa: tarjetas rechazadas',
    openDisputes: 'Disputas abiertas',
    attention: 'Pedidos por revisar',
    mails: 'Correos sin enviar',
  },
  dayNote: 'Los días se cuentan en UTC, igual que en Stripe.',
  span: 'Periodo',
  days: '{{days}} días',
  byDay: 'Ingresos por día',
  byCategory: 'Ingresos por categoría',
  byDaySummary: 'Gráfico de barras de los ingresos de cada día: {{total}} en {{days}} días.',
  byCategorySummary:
    'Gráfico de barras de los ingresos de cada categoría; la que más aportó es {{best}}.',
  noSales:
    'En estos {{days}} días no se ha vendido nada. Los pedidos aparecen aquí en cuanto se pagan.',
  showFigures: 'Mostrar cifras',
  hideFigures: 'Ocultar cifras',
  showFiguresOf: 'Mostrar cifras: {{chart}}',
  hideFiguresOf: 'Ocultar cifras: {{chart}}',
  columns: {
    day: 'Día',
    orders: 'Pedidos',
    revenue: 'Ingresos',
    refunded: 'Reembolsado',
    category: 'Categoría',
  },
  mails: {
    title: 'Correos que no se pudieron enviar',
    none: 'Se han enviado todos los correos.',
    about: 'Asunto',
    error: 'Motivo',
    templates: {
      order: 'Confirmación de pedido',
      refund: 'Reembolso',
      problem: 'Pago fallido',
      contact: 'Mensaje de contacto',
      account: 'Cuenta',
      certificate: 'Certificado',
      office: 'Aviso a la oficina',
    },
  },
};
