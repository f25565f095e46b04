import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const search: Messages['search'] = {
  clear: 'Borrar',
  cancel: 'Cancelar',
  close: 'Cerrar la búsqueda',
  groups: { popular: 'Destinos populares', countries: 'Países', regions: 'Regiones', parts: 'Ciudades y zonas' },
  count: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'destino encontrado', many: 'de destinos encontrados', other: 'destinos encontrados' })}`,
  none: {
    heading: 'No hay resultados',
    text: ({ query }) => `Ningún destino coincide con «${query}». Revisa la ortografía o busca un país o una región.`,
    noPlans: ({ place }) => `${place}: todavía no hay planes`,
    similar: ({ query }) => `Ningún destino se llama «${query}». ¿Quisiste decir…?`,
  },
  failed: 'No se han podido cargar los destinos. Comprueba tu conexión.',
  retry: 'Reintentar',
  browse: 'Ver todos los destinos',
  keys: { move: 'para moverse', open: 'para abrir', close: 'para cerrar' },
  finder: {
    where: 'Destino',
    placeholder: '¿Adónde vas?',
    submit: 'Comparar',
    opening: ({ place }) => `Abriendo ${place}`,
  },
};
