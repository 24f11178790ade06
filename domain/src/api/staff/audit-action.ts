import { type AuditText, type StaffContract, staffCalls } from './calls.ts';

/**
 * Actions that don't come from a staff call: downloads, and what the shop does on its own. Each staff call lists its
 * own actions in its contract.
 */
const otherActions = {
  'end-payment': {
    en: 'Payment canceled: too many declined cards',
    es: 'Pago cancelado: demasiadas tarjetas rechazadas',
  },
  'pause-payments': {
    en: 'Payments paused for an hour: too many declined cards',
    es: 'Pagos en pausa por una hora: demasiadas tarjetas rechazadas',
  },
  'expire-invitation': { en: 'Invitation expired', es: 'Invitación vencida' },
  'download-invoice': { en: 'Invoice downloaded', es: 'Factura descargada' },
  'download-complaint': { en: 'PDF downloaded', es: 'PDF descargado' },
  'export-recall': { en: 'CSV downloaded', es: 'CSV descargado' },
  'export-lot-recipients': { en: 'Recipients downloaded', es: 'Destinatarios descargados' },
  'export-orders': { en: 'Orders downloaded', es: 'Pedidos descargados' },
  'export-complaints': { en: 'Complaints downloaded', es: 'Reclamos descargados' },
  'export-catalogue': { en: 'Catalogue downloaded', es: 'Catálogo descargado' },
} as const;

type Contract = (typeof staffCalls)[keyof typeof staffCalls];
type KeyOf<Texts> = Texts extends object ? keyof Texts : never;

export type AuditAction =
  | keyof typeof otherActions
  | KeyOf<Extract<Contract, { audited: object }>['audited']>;

/** How staff screens describe each action. Entries written by another version may contain unknown actions. */
export const auditTexts: ReadonlyMap<string, AuditText> = new Map(
  [
    otherActions,
    ...Object.values<StaffContract>(staffCalls).map(({ audited = {} }) => audited),
  ].flatMap((actions) => Object.entries(actions)),
);
