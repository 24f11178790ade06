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
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  logOut: 'Cerrar sesión',
  register: 'Registrarse',
  navigation: {
    label: 'Principal',
    home: 'Inicio',
    products: 'Productos',
    company: 'Sobre nosotros',
    education: 'Cursos',
    academics: 'Formación',
    contact: 'Contacto',
    agent: 'Medio Oriente y África',
  },
  footer: {
    claim: 'El líder mundial en diseño de implantes',
    copyright: '© 2025 {{company}}',
  },
  film: {
    play: 'Reproducir la película: {{title}}',
    playInNewTab: 'Reproducir la película: {{title}} (se abre en una pestaña nueva)',
  },
  error: {
    title: '¡Error inesperado de la aplicación!',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
  },
};
