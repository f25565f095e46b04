import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { OfflineTexts } from '#i18n/messages/en/common.ts';
import { plural } from '#i18n/plural.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Estás sin conexión. Copia guardada el ${time}.`,
  pages: 'Guardado en este dispositivo',
};

export const common: Messages['common'] = {
  offline,
  pricesChecked: ({ when }) => `Última comprobación de precios: ${when}`,
  skipToContent: 'Ir al contenido',
  pageTitle: ({ title, siteName }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }) => `${siteName}, inicio`,
  onThisPage: 'En esta página',
  exampleNotice: 'Datos de ejemplo: vendedores y precios inventados.',
  loadingSuggestions: 'Cargando sugerencias…',
  newVersion: { text: 'Hay una nueva versión disponible', reload: 'Actualizar' },
  nav: {
    main: 'Navegación principal',
    destinations: 'Destinos',
    planner: 'Planificador de viaje',
    reviews: 'Opiniones',
    about: 'Quiénes somos',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    breadcrumb: 'Ruta de navegación',
    home: 'Inicio',
    search: 'Buscar destino',
    writeReview: 'Escribir una opinión',
    blog: 'Blog',
    compare: 'Comparar planes',
    methodology: 'Cómo ordenamos los planes',
    faq: 'Preguntas sobre las eSIM de viaje',
  },
  currency: {
    button: ({ name }) => `Moneda: ${name}`,
    heading: 'Moneda',
    label: 'Mostrar los precios en',
    popular: 'Más usadas',
    others: 'Otras monedas',
    submit: 'Mostrar precios',
    close: 'Cerrar',
    search: 'Buscar moneda',
    placeholder: 'Nombre o código',
    all: 'Todas',
    none: ({ query }) => `Ninguna moneda coincide con «${query}».`,
    count: ({ count }) =>
      `${formatNumber(count, 'es')} ${plural('es', count, { one: 'moneda encontrada', many: 'de monedas encontradas', other: 'monedas encontradas' })}`,
    failed: 'No se han podido cargar las monedas. Cierra esta ventana e inténtalo de nuevo.',
    current: 'moneda actual',
  },
  footer: {
    tagline:
      'Un comparador independiente de planes eSIM de viaje. No vendemos nada: la compra se hace en la web del vendedor.',
    explore: 'Explorar',
    allDestinations: 'Todos los destinos',
    prices: 'Mapa de precios',
    dataUse: '¿Cuántos datos necesito?',
    rules: 'Normas por país',
    providers: 'Vendedores',
    read: 'Más información',
    contact: 'Contacto',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    licences: 'Licencias',
    appStore: 'Consíguelo en el App Store',
    googlePlay: 'Disponible en Google Play',
    social: ({ host }) => `Síguenos en ${host}`,
    language: 'Idioma',
    appearance: 'Aspecto',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
    copyright: ({ years, siteName }) => `© ${years} ${siteName}`,
    rateNote: ({ from, to }) =>
      `≈ indica un precio convertido con ${from === to ? `el tipo de cambio del ${to}` : `tipos de cambio del ${from} al ${to}`}.`,
    priceNote: 'Los precios convertidos de otra moneda son estimaciones. Pagas el precio del vendedor.',
  },
  from: { before: 'desde ', after: '' },
  planCount: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`,
  providerCount: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, {
      one: 'vendedor',
      many: 'de vendedores',
      other: 'vendedores',
    })}`,
  countryCount: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`,
  paging: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    position: ({ page, pages }) => `Página ${formatNumber(page, 'es')} de ${formatNumber(pages, 'es')}`,
  },
  fares: {
    caption: 'Precio más bajo: 7 días, 5 GB',
    range: ({ from, to }) => `De ${from} a ${to}`,
    under: ({ price }) => `Menos de ${price}`,
    over: ({ price }) => `${price} o más`,
    all: 'Todos los precios',
  },
};
