import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const facts: Messages['facts'] = {
  siteDescription: 'Compara planes eSIM de viaje por destino: datos, días, condiciones y precio en tu propia moneda.',
  pictureAlt: 'Una carta náutica del lugar, con el emblema del sitio',
  heading: 'Características',
  stated: ({ date }) => `Según el proveedor, comprobado el ${date}`,
  notStated: 'Sin indicar',
  networks: 'Redes',
  starts: 'Inicio',
  hotspot: { label: 'Compartir internet', yes: 'Permitido', no: 'No permitido' },
  topUp: { label: 'Recarga', yes: 'Disponible', no: 'No disponible' },
  phoneNumber: { label: 'Número de teléfono', yes: 'Incluido', no: 'Solo datos' },
  idCheck: { label: 'Verificación de identidad', yes: 'Necesaria', no: 'No necesaria' },
  breakout: 'País de la IP',
  kinds: 'Tipos de planes',
  currencies: 'Vende en',
  start: {
    firstUse: 'Con la primera conexión',
    install: 'Al instalarla',
    purchase: 'Al comprarla',
    within: ({ start, days }) => `${start}, como máximo ${days} después de la compra`,
    onlyWithin: ({ days }) => `Instalación como máximo ${days} después de la compra`,
  },
  kind: { total: 'Cantidad fija', daily: 'Cantidad diaria', unlimited: 'Ilimitado', payg: 'Pago por uso' },
  more: ({ count }) => `${formatNumber(count, 'es')} más`,
  onPlans: ({ value, count, total }) =>
    `${value} en ${formatNumber(count, 'es')} de ${formatNumber(total, 'es')} planes`,
  notStatedOn: ({ count, total }) =>
    `Sin indicar en ${formatNumber(count, 'es')} de ${formatNumber(total, 'es')} planes`,
};
