import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'es');

export const providers: Messages['providers'] = {
  name: 'Vendedores',
  count: ({ count }) =>
    `${number(count)} ${plural('es', count, { one: 'vendedor', many: 'de vendedores', other: 'vendedores' })}`,
  description: 'Todos los vendedores de eSIM del sitio: quiénes son, dónde son los más baratos y qué no indican.',
  lead: 'Quiénes son, dónde son baratos y qué no indican.',
  columns: {
    provider: 'Vendedor',
    seat: 'Domicilio social',
    cheapestIn: 'El más barato en',
    median: 'Puesto (mediana)',
    stated: 'Datos indicados',
    read: 'Precios leídos',
  },
  orders: { cheapest: 'Más veces el más barato', rating: 'Mejor valorados', name: 'Nombre' },
  title: ({ provider }) => `${provider}: quién es y dónde es barato`,
  about: ({ provider }) =>
    `${provider}: la empresa, sus reembolsos, los destinos donde sus eSIM son las más baratas, cambios de precio y opiniones.`,
  ofPlaces: ({ count, of }) => `${number(count)} de ${number(of)}`,
  ordinal: ({ place }) => `${number(place)}.º`,
  plansFor: ({ count }) =>
    `Sus planes para ${number(count)} ${plural('es', count, { one: 'destino', many: 'de destinos', other: 'destinos' })}`,
  notRanked: 'sin puesto',
  notStated: 'sin indicar',
  facts: {
    legalName: 'Razón social',
    seat: 'Domicilio social',
    refund: 'Política de reembolso',
    noRefundText: 'sin texto del vendedor',
    support: 'Atención al cliente',
    since: 'Desde',
    listedSince: ({ date }) => `en este sitio desde el ${date}`,
  },
  cheap: {
    heading: 'Dónde es barato',
    summary: ({ count, of, median }) =>
      `El más barato en ${number(count)} de ${number(of)} ${plural('es', of, { one: 'destino', many: 'de destinos', other: 'destinos' })}, mediana: ${median}`,
    none: 'Ninguno de sus planes basta con seguridad para este viaje.',
    all: ({ count }) => `Los ${number(count)} destinos`,
  },
  states: {
    heading: 'Qué indican sus planes',
    on: ({ count, of }) => {
      if (count === 0) return 'ninguno lo indica';
      if (count === of) return 'todos lo indican';
      if (count === 1) return 'solo uno lo indica';
      return `${count * 2 > of ? 'la mayoría lo indica' : 'algunos lo indican'} (${number(count)})`;
    },
  },
  moves: {
    heading: 'Cambios de precio',
    period: '13 semanas',
    higher: 'Subidas',
    lower: 'Bajadas',
    weeks: 'Por semana, la última a la derecha',
    summary: ({ lower, higher, prices }) =>
      `${number(lower)} ${plural('es', lower, { one: 'bajada', many: 'de bajadas', other: 'bajadas' })} y ${number(higher)} ${plural('es', higher, { one: 'subida', many: 'de subidas', other: 'subidas' })} de ${number(prices)} ${plural('es', prices, { one: 'precio', many: 'de precios', other: 'precios' })}`,
  },
  list: {
    heading: 'Su lista de precios',
    period: 'nuestras lecturas, 90 días',
    summary: ({ read, of }) => `Leída ${number(read)} de ${number(of)} días`,
    unread: ({ dates }) => `Sin leer: ${dates}.`,
    refused: ({ count, of }) => `Filas rechazadas: ${number(count)} de ${number(of)}.`,
  },
};
