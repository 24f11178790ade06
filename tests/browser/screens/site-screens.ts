import { formatPrice } from '@dental-shop/domain/money/price';
import { implant } from '../../shop/products.ts';
import { type PublicScreen, publicScreen } from './screen.ts';

const registration = {
  en: [
    'Full name',
    'Confirm password',
    'Dental Lab',
    'Office/shipping address',
    'If your shipping address is different from your office address, please contact us after registration.',
  ],
  es: ['Nombre completo', 'Confirmar contraseña', 'Laboratorio dental'],
};

const price = formatPrice(implant.unitPrice);

export const siteScreens: readonly PublicScreen[] = [
  publicScreen(
    '/',
    {
      en: 'Dental implants and everything to place and restore them',
      es: 'Implantes dentales y todo para colocarlos y restaurarlos',
    },
    {
      en: ['FEATURED PRODUCTS', 'SEE ALL', 'patented implant system', price, 'Register'],
      es: ['PRODUCTOS DESTACADOS', 'VER TODO', 'implantes patentado', price, 'Registrarse'],
    },
  ),
  publicScreen(
    '/company/story-mission',
    { en: 'Our Story & Mission', es: 'Nuestra historia y misión' },
    { en: ['Our mission'], es: ['Nuestra misión'] },
  ),
  publicScreen(
    '/company/quality-standards',
    { en: 'Our Quality Standards', es: 'Nuestras normas de calidad' },
    { en: ['80 N-cm', '17-4 stainless steel'], es: ['80 N-cm', 'acero inoxidable 17-4'] },
  ),
  publicScreen(
    '/company/materials',
    { en: 'Printed Materials', es: 'Materiales impresos' },
    { en: ['Product Catalogue'], es: [] },
  ),
  publicScreen(
    '/company/people',
    { en: 'Our People', es: 'Nuestro equipo' },
    { en: ['Faculty', 'Implant surgery'], es: ['Docentes', 'Cirugía de implantes'] },
  ),
  publicScreen(
    '/faqs',
    { en: 'Frequently Asked Questions', es: 'Preguntas frecuentes' },
    {
      en: ['Account and approval', 'Who can order?', 'What sizes do implants come in?'],
      es: ['Cuenta y aprobación', '¿Quién puede comprar?', '¿En qué medidas vienen los implantes?'],
    },
  ),
  publicScreen(
    '/education',
    { en: 'Education', es: 'Cursos' },
    {
      en: ['Introduction', 'Instructional', 'TurboGuide', 'Fridge'],
      es: ['Introducción', 'TurboGuide', 'Fridge'],
    },
  ),
  publicScreen(
    '/academics/certification',
    { en: 'Certification', es: 'Certificación' },
    {
      en: ['About 2 hours', '2 CE credits', '20 questions'],
      es: ['2 horas', '2 créditos CE', '20 preguntas'],
    },
  ),
  publicScreen(
    '/contact',
    { en: 'Contact Us', es: 'Contacto' },
    {
      en: ['9:30am-6:30pm PST', '9:00am-3:00pm PST', 'Africa and the Middle East', 'US office'],
      es: [
        '9:30am-6:30pm PST',
        '9:00am-3:00pm PST',
        'Medio Oriente y África',
        'Oficina en EE. UU.',
      ],
    },
  ),
  publicScreen(
    '/policies/returns',
    { en: 'Returns', es: 'Devoluciones' },
    { en: ['Example text.', 'Refunds'], es: ['Texto de ejemplo.', 'Reembolsos'] },
  ),
  publicScreen(
    '/policies/terms',
    { en: 'Terms of Sale', es: 'Condiciones de venta' },
    { en: ['Example text.', 'Who can buy'], es: ['Texto de ejemplo.', 'Quién puede comprar'] },
  ),
  publicScreen(
    '/policies/privacy',
    { en: 'Privacy', es: 'Privacidad' },
    { en: ['Example text.', 'What we keep'], es: ['Texto de ejemplo.', 'Qué guardamos'] },
  ),
  publicScreen(
    '/search',
    { en: 'Search products', es: 'Buscar productos' },
    { en: ['See all categories'], es: ['Ver todas las categorías'] },
  ),
  publicScreen(
    '/quick-order',
    { en: 'Quick Order', es: 'Pedido rápido' },
    { en: ['Paste a list', 'Choose a file'], es: ['Pegar una lista', 'Elegir un archivo'] },
  ),
  publicScreen(
    '/cart',
    { en: 'Your Cart', es: 'Su carrito' },
    {
      en: ['Your Cart is Empty', 'Continue Shopping'],
      es: ['Su carrito está vacío', 'Seguir comprando'],
    },
  ),
  publicScreen(
    '/list',
    { en: 'A list was shared with you', es: 'Le compartieron una lista' },
    { en: ['This link doesn’t contain a list.'], es: ['Este enlace no contiene ninguna lista.'] },
  ),
  publicScreen(
    '/login',
    { en: 'Welcome Back', es: 'Le damos la bienvenida' },
    {
      en: ['Forgot your password?', 'Create an account here'],
      es: ['¿Olvidó su contraseña?', 'Cree una cuenta aquí'],
    },
  ),
  publicScreen(
    '/create-account',
    { en: 'Create Your Account', es: 'Cree su cuenta' },
    registration,
  ),
  publicScreen(
    '/register',
    { en: 'Create Your Account', es: 'Cree su cuenta' },
    {
      en: [...registration.en, 'Street address', 'State/Province', 'Zip/Postal code', 'Country'],
      es: [...registration.es, 'Calle y número', 'Estado o provincia', 'Código postal', 'País'],
    },
  ),
  publicScreen(
    '/forgot-password',
    { en: 'Reset Password', es: 'Restablecer contraseña' },
    { en: ['Email', 'Send reset link'], es: ['Correo electrónico', 'Enviar enlace'] },
  ),
];
