import type { RecallText } from './recall.ts';

/** More lots would make the subject too long. The email lists all of them. */
const maxNamedLots = 3;

const subjects = {
  en: {
    lots: (lots: readonly string[]) =>
      lots.length === 1 ? `lot ${lots[0]}` : `lots ${lots.join(', ')}`,
    many: (count: number) => `${count} lots`,
    subject: (sku: string, lots: string) => `Product recall: ${sku}, ${lots}`,
  },
  es: {
    lots: (lots: readonly string[]) =>
      lots.length === 1 ? `lote ${lots[0]}` : `lotes ${lots.join(', ')}`,
    many: (count: number) => `${count} lotes`,
    subject: (sku: string, lots: string) => `Retiro del mercado: ${sku}, ${lots}`,
  },
};

const messages = {
  en: `We’re recalling the product and lots listed above.

Reason: [describe the problem and the risk to patients]

What to do now:
1. Stop using these units, and set them aside.
2. Check your stock and your patient records for these lot numbers.
3. Send unused units back to us. We’ll replace or refund them.
4. If you have already placed one of these units, call us before the patient’s next appointment.`,
  es: `Retiramos del mercado el producto y los lotes indicados arriba.

Motivo: [describa el problema y el riesgo para los pacientes]

Qué hacer ahora:
1. Deje de usar estas unidades y sepárelas.
2. Busque estos números de lote en su inventario y en los expedientes de sus pacientes.
3. Devuélvanos las unidades sin usar. Las reemplazaremos o se las reembolsaremos.
4. Si ya colocó una de estas unidades, llámenos antes de la próxima cita del paciente.`,
};

/** A draft for staff to complete. The email's layout adds the product, the lots, and the link. */
export function recallTemplate(
  sku: string,
  lots: readonly string[],
): { subject: RecallText; message: RecallText } {
  const subjectIn = (language: keyof RecallText) => {
    const words = subjects[language];
    return words.subject(
      sku,
      lots.length > maxNamedLots ? words.many(lots.length) : words.lots(lots),
    );
  };
  return { subject: { en: subjectIn('en'), es: subjectIn('es') }, message: { ...messages } };
}

/** Detects text in brackets that staff still have to replace. */
export function hasPlaceholder(message: string): boolean {
  return /\[[^\]\n]+\]/.test(message);
}
