import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`;
}

export const plan: Messages['plan'] = {
  columns: {
    provider: 'Proveedor',
    data: 'Datos',
    valid: 'Validez',
    network: 'Red',
    includes: 'Incluye',
    perGb: 'Por GB',
    price: 'Precio',
    link: 'Enlace',
  },
  unlimited: 'Ilimitado',
  payAsYouGo: 'Pago por uso',
  aDay: ({ amount }) => `${amount} al día`,
  dataUnknown: 'Datos no indicados',
  limits: {
    fullSpeed: ({ amount }) => `${amount} a máxima velocidad`,
    fullSpeedThen: ({ amount, speed }) => `${amount} a máxima velocidad, después ${speed}`,
    afterwards: ({ speed }) => `después ${speed}`,
    upTo: ({ speed }) => `hasta ${speed}`,
    fairUse: ({ words }) => `uso razonable: ${words}`,
    notStated: 'límites no indicados',
  },
  noExpiry: 'No caduca',
  networkUnknown: 'Red no indicada',
  scope: {
    local: 'Un solo país',
    countries: ({ count }) => countries(count),
    named: ({ region, count }) => `${region}, ${countries(count)}`,
  },
  features: {
    hotspot: { yes: 'Compartir conexión', no: 'Sin compartir conexión', unknown: 'Compartir conexión: no indicado' },
    topUp: { yes: 'Recargable', no: 'No recargable', unknown: 'Recarga: no indicado' },
    phoneNumber: {
      yes: 'Número de teléfono',
      no: 'Sin número de teléfono',
      unknown: 'Número de teléfono: no indicado',
    },
  },
  checked: ({ when }) => `Visto ${when}`,
  lowest: 'Precio más bajo',
  estimate: 'aproximadamente',
  listPrice: ({ price }) => `Vendido a ${price}`,
  noRate: 'Sin tipo de cambio',
  view: 'Ver',
  viewLabel: ({ provider, data, days, price }) =>
    `Ver ${provider}, ${data}, ${days}, ${price} en la web del proveedor (enlace patrocinado)`,
  sponsored: 'Patrocinado',
  notes: {
    sponsored:
      '«Ver» abre la web del proveedor. Son enlaces patrocinados: podemos recibir una comisión. El orden no cambia por ello.',
    estimate: ({ date }) =>
      `≈ indica una estimación: el precio del proveedor, convertido con el tipo de cambio del ${date}.`,
    estimateBetween: ({ from, to }) =>
      `≈ indica una estimación: el precio del proveedor, convertido con tipos de cambio del ${from} al ${to}.`,
    units: '1 GB son 1000 MB.',
  },
};
