/** Labels of controls in either language. */
export const words = {
  menu: /^(Menu|Menú)$/,
  search: /^(Search products|Buscar productos)$/,
  readList: /^(Read the List|Leer la lista)$/,
  enlarge: /^(Enlarge|Ampliar)/,
  proceed: /^(Proceed to Checkout|Tramitar pedido)$/,
  newMethod: /^(Use a new payment method|Usar un método de pago nuevo)$/,
  pay: /^(Pay Now|Pagar ahora)$/,
  takeQuiz: /^(Take the quiz|Hacer el cuestionario)$/,
  markAnswers: /^(Check my answers|Revisar mis respuestas)$/,
  downloadCertificate: /^(Download certificate|Descargar el certificado)$/,
  changeEmail: /^(Change email|Cambiar el correo)$/,
  changePassword: /^(Change password|Cambiar la contraseña)$/,
  deleteAccount: /^(Delete account|Eliminar la cuenta)$/,
  lookAtAccount: /^(Look up account|Buscar cuenta)$/,
  remove: /^(Remove|Eliminar) /,
  succeeded: /^(Payment Successful!|¡Pago realizado)/,
};
