/** Labels of controls, in English or Spanish. */
export const words = {
  menu: /^(Menu|Menú)$/,
  search: /^(Search products|Buscar productos)$/,
  readList: /^(Import list|Importar lista)$/,
  enlarge: /^(Enlarge|Ampliar)/,
  proceed: /^(Proceed to Checkout|Proceder al pago)$/,
  newMethod: /^(Use a new payment method|Usar un método de pago nuevo)$/,
  pay: /^(Pay Now|Pagar ahora)$/,
  takeQuiz: /^(Take the quiz|Responder el cuestionario)$/,
  markAnswers: /^(Check my answers|Revisar mis respuestas)$/,
  downloadCertificate: /^(Download certificate|Descargar certificado)$/,
  changeEmail: /^(Change email|Cambiar correo)$/,
  changePassword: /^(Change password|Cambiar contraseña)$/,
  deleteAccount: /^(Delete account|Eliminar cuenta)$/,
  lookAtAccount: /^(Look up account|Buscar cuenta)$/,
  remove: /^(Remove|Eliminar) /,
  succeeded: /^(Payment Successful!|¡Pago exitoso)/,
};
