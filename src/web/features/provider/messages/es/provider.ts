import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `planes para Japón`, `planes globales`. */
function forPlace(noun: string, { isWorld, ...place }: PlaceForms): string {
  return `${noun} ${isWorld ? (noun.startsWith('planes') ? 'globales' : 'global') : place.for}`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) =>
    fitLength(shownLength.title, [
      `${name}: ${forPlace('planes eSIM', destination)}`,
      `${name}: eSIM ${destination.name}`,
    ]),
  description: (facts) => {
    const offers = `${facts.plans} de ${facts.provider} ${facts.destination.isWorld ? 'con cobertura global' : facts.destination.for}${
      facts.price === null ? '' : `, ${facts.amount} desde ${facts.price}`
    }`;
    return fitLength(shownLength.description, [
      `${offers}: datos, días, condiciones y precios frente a otros vendedores.`,
      `${offers}: precios frente a otros.`,
      `${offers}.`,
    ]);
  },
  subtitle: ({ destination }) => (destination.isWorld ? 'Planes eSIM globales' : `Planes eSIM ${destination.for}`),
  plansHeading: ({ destination }) => (destination.isWorld ? 'Planes globales' : `Planes ${destination.for}`),
  allPlans: ({ destination }) => `Todos los ${forPlace('planes', destination)}`,
  confirmed: ({ date, ago }) => `Precios confirmados el ${date}, ${ago}. Lo que vale es la página del vendedor.`,
  ranks: ({ rank }) =>
    `${rank}: el puesto de un precio entre los más bajos de cada vendedor con al menos los mismos datos.`,
  everywhere: ({ provider }) => `${provider} en todos los destinos`,
  visit: ({ provider: name }) => `Ir a ${name}`,
  named: {
    title: ({ plan, destination }) => `${plan}: ${forPlace('plan eSIM', destination)}`,
    lead: ({ trip }) => `Coste para este viaje: ${trip}.`,
    notSold: ({ provider: name, destination }) =>
      `${name} no vende este ${forPlace('plan', destination)}, o ya no lo vende.`,
  },
  company: {
    heading: ({ provider: name }) => `Sobre ${name}`,
    source: 'Según la información que hemos encontrado',
    legalName: 'Empresa',
    seat: 'Domicilio social',
    register: 'Registro',
    support: 'Atención al cliente',
    payment: 'Pago',
    refunds: 'Reembolsos',
    methods: {
      card: 'Tarjeta',
      'bank-transfer': 'Transferencia',
      crypto: 'Criptomoneda',
      konbini: 'Tienda de conveniencia (Japón)',
    },
  },
  cheaper: {
    heading: 'Dónde se sitúa este vendedor',
    lead: ({ trip, provider: name, price }) => `${trip}: ${price} con ${name}. Estas opciones cuestan menos.`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}: no es seguro que algún plan de ${name} te sirva. Los más baratos que sí te sirven:`,
    noneAtAll: ({ trip }) => `${trip}: no es seguro que algún plan para este destino te sirva.`,
    more: ({ count }) =>
      plural('es', count, {
        one: 'Otro vendedor más barato',
        many: `Otros ${formatNumber(count, 'es')} de vendedores más baratos`,
        other: `Otros ${formatNumber(count, 'es')} vendedores más baratos`,
      }),
    lowest: ({ price }) => `El precio más bajo de todos los vendedores: ${price}`,
    others: ({ count }) =>
      `${formatNumber(count, 'es')} ${plural('es', count, {
        one: 'vendedor más barato',
        many: 'de vendedores más baratos',
        other: 'vendedores más baratos',
      })}`,
    again: ({ trip }) => `Comparar para ${trip}`,
  },
  promo: {
    heading: 'Ofertas',
    lead: 'Condiciones indicadas por el vendedor',
    upTo: ({ percent }) => `Hasta un ${formatNumber(percent, 'es')}\u00a0% de descuento`,
    plain: 'Oferta',
    code: 'Código',
    codeNotStated: 'Código sin indicar',
    forWhom: 'Para',
    newCustomers: 'Solo primer pedido',
    everyone: 'Todos los clientes',
    minimum: 'Pedido mínimo',
    noMinimum: 'Sin indicar',
    excluded: 'Excepto',
    runs: 'Vigencia',
    until: ({ date }) => `Hasta el ${date}`,
    endsBetween: ({ from, to }) => `Termina entre el ${from} y el ${to}, según el plan`,
    endsFrom: ({ date }) => `Termina a partir del ${date}, según el plan`,
    startsLater: ({ date, end }) => `Desde el ${date}. ${end}`,
    noEnd: 'Fin sin indicar',
    plans: 'Planes',
    onPlans: ({ count, total }) => `${formatNumber(count, 'es')} de ${formatNumber(total, 'es')}`,
  },
  reviews: {
    heading: 'Opiniones',
    reviewsHere: ({ count, destination }) =>
      `${formatNumber(count, 'es')} sobre ${destination.isWorld ? 'planes globales' : destination.the}`,
    here: ({ destination }) =>
      destination.isWorld ? 'De viajeros por todo el mundo' : `De quienes viajaron ${destination.to}`,
    elsewhere: 'De quienes viajaron a otros destinos',
    allReviews: 'Todas las opiniones',
    empty: 'Todavía no hay opiniones',
    emptyText: ({ provider: name }) => `Publicamos cada opinión sobre ${name} después de revisarla.`,
  },
};
