import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function planCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`;
}

export const facts: Messages['facts'] = {
  siteDescription: 'Compara planes eSIM de viaje por destino: datos, días, condiciones y precio en tu propia moneda.',
  pictureAlt: 'Carta náutica con el logotipo del sitio',
  heading: 'Características',
  stated: ({ date }) => `Según el vendedor, comprobado el ${date}`,
  notStated: 'Sin indicar',
  networks: 'Redes',
  starts: 'Inicio',
  hotspot: { label: 'Compartir conexión', yes: 'Permitido', no: 'No permitido' },
  topUp: { label: 'Recarga', yes: 'Disponible', no: 'No disponible' },
  phoneNumber: { label: 'Número de teléfono', yes: 'Incluido', no: 'Solo datos' },
  ekyc: { label: 'Verificación de identidad', yes: 'Necesaria', no: 'No necesaria' },
  breakout: 'País de la IP',
  kinds: 'Tipos de plan',
  currencies: 'Precios en',
  start: {
    firstUse: 'En la primera conexión',
    install: 'Al instalarlo',
    purchase: 'Al comprarlo',
    within: ({ start, days }) => `${start}, como máximo ${days} después de la compra`,
    onlyWithin: ({ days }) => `Instalación como máximo ${days} después de la compra`,
  },
  kind: { total: 'Datos fijos', daily: 'Datos diarios', unlimited: 'Ilimitado', payg: 'Pago por uso' },
  more: ({ count }) => `${formatNumber(count, 'es')} más`,
  onPlans: ({ value, count, total }) => `${value} en ${formatNumber(count, 'es')} de ${planCount(total)}`,
  notStatedOn: ({ count, total }) => `Sin indicar en ${formatNumber(count, 'es')} de ${planCount(total)}`,
};
