import type { common as english } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  cart: 'Carrito',
  cartWith_one: 'Carrito, {{count}} artículo',
  cartWith_other: 'Carrito, {{count}} artículos',
  account: 'Cuenta',
  yourAccount: 'Su cuenta',
  staff: 'Personal',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  logOut: 'Cerrar sesión',
  register: 'Registrarse',
  navigation: {
    label: 'Principal',
    home: 'Inicio',
    products: 'Productos',
    company: 'Sobre nosotros',
    faculty: 'Profesorado',
    education: 'Cursos',
    academics: 'Formación',
    resources: 'Recursos',
    faqs: 'Preguntas frecuentes',
    contact: 'Contacto',
    agent: 'Medio Oriente y África',
  },
  footer: {
    claim: 'El líder mundial en diseño de implantes',
    copyright: '© 2025 {{company}}',
    navigation: 'Páginas de la tienda',
  },
  film: {
    play: 'Reproducir la película: {{title}}',
  },
  pdf: {
    facts: 'PDF, {{pages}} páginas, {{size}} KB',
    download: 'Descargar en español',
    downloadNamed: '{{title}}: descargar en español',
    downloadOther: 'Descargar en inglés',
    downloadOtherNamed: '{{title}}: descargar en inglés',
  },
  error: {
    title: '¡Error inesperado de la aplicación!',
    notFound: '404: página no encontrada',
    chunk: 'No se ha podido cargar una parte de la aplicación ({{chunk}}).',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
  },
};
