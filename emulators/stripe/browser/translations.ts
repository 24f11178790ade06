export type Language = 'en' | 'es';

const english = {
  card: 'Card',
  bank: 'Bank',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryPlaceholder: 'MM / YY',
  cvc: 'Security code',
  cvcPlaceholder: 'CVC',
  postal: 'ZIP or postal code',
  savedCards: 'Saved cards',
  newCard: 'Use another card',
  remove: 'Remove',
  saveCard: 'Save my payment information for future purchases',
  frame: 'Secure card payment input',
  challenge: 'Confirmation by your bank',
  close: 'Close',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration date is invalid.",
  invalid_expiry_year_past: "Your card's expiration date is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_zip: 'Your postal code is incomplete.',
  api_connection_error:
    'We could not reach the payment provider. Check your internet connection and try again.',
};

type Word = keyof typeof english;

const spanish: Record<Word, string> = {
  card: 'Tarjeta',
  bank: 'Banco',
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  expiryPlaceholder: 'MM / AA',
  cvc: 'Código de seguridad',
  cvcPlaceholder: 'CVC',
  postal: 'Código postal',
  savedCards: 'Tarjetas guardadas',
  newCard: 'Usar otra tarjeta',
  remove: 'Eliminar',
  saveCard: 'Guardar mis datos de pago para futuras compras',
  frame: 'Campo de entrada seguro para el pago con tarjeta',
  challenge: 'Confirmación de su banco',
  close: 'Cerrar',
  incomplete_number: 'El número de tarjeta está incompleto.',
  invalid_number: 'El número de tarjeta no es válido.',
  incomplete_expiry: 'La fecha de vencimiento de la tarjeta está incompleta.',
  invalid_expiry_month: 'La fecha de vencimiento de la tarjeta no es válida.',
  invalid_expiry_year_past: 'La fecha de vencimiento de la tarjeta ya pasó.',
  incomplete_cvc: 'El código de seguridad de la tarjeta está incompleto.',
  incomplete_zip: 'El código postal está incompleto.',
  api_connection_error:
    'No pudimos conectarnos con el proveedor de pagos. Revise su conexión a internet e inténtelo de nuevo.',
};

const spanishErrors: Record<string, string> = {
  card_declined: 'La tarjeta fue rechazada.',
  insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
  expired_card: 'La tarjeta está vencida.',
  incorrect_cvc: 'El código de seguridad de la tarjeta es incorrecto.',
  incorrect_number: 'El número de la tarjeta es incorrecto.',
  processing_error: 'Ocurrió un error al procesar la tarjeta. Vuelva a intentarlo en un momento.',
  authentication_required: 'La tarjeta fue rechazada. Esta transacción requiere autenticación.',
  payment_intent_authentication_failure:
    'No pudimos autenticar su método de pago. Elija otro método de pago e inténtelo de nuevo.',
};

export function word(language: Language, key: Word): string {
  return (language === 'es' ? spanish : english)[key];
}

export function errorMessage(
  language: Language,
  error: { message: string; code?: string; decline_code?: string },
): string {
  if (language === 'en') return error.message;
  const byDecline = spanishErrors[error.decline_code ?? ''];
  return byDecline ?? spanishErrors[error.code ?? ''] ?? error.message;
}

/** For a Stripe.js locale such as `es-419`; `auto` follows the browser. */
export function resolveLanguage(locale: string | undefined): Language {
  const wanted = locale === undefined || locale === 'auto' ? navigator.language : locale;
  return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
}
