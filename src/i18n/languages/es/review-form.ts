import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';

export const reviewForm: ReviewFormMessages = {
  title: 'Escribir una opinión',
  close: 'Cerrar',
  cancel: 'Cancelar',
  continue: 'Continuar',
  restored: 'Hemos recuperado tu borrador. Se guarda solo en este dispositivo, hasta que lo envíes.',
  fields: {
    providers: {
      label: 'Vendedor',
      placeholder: 'Elige el vendedor de tu eSIM',
      loading: 'Cargando vendedores…',
      failed: 'No se han podido cargar los vendedores. Cierra esta ventana e inténtalo de nuevo.',
    },
    countries: {
      label: 'Países donde usaste la eSIM',
      placeholder: 'Buscar países',
      add: 'Añadir un país',
      remove: ({ name }) => `Quitar ${name}`,
      chosen: 'Países elegidos',
      none: ({ query }) => `Ningún país coincide con «${query}».`,
      failed: 'No se han podido cargar los países. Cierra esta ventana e inténtalo de nuevo.',
    },
    rating: {
      label: 'Tu valoración',
      choose: 'Elige de 1 a 5',
      stars: ({ count }) =>
        `${formatNumber(count, 'es')} ${plural('es', count, {
          one: 'estrella',
          many: 'de estrellas',
          other: 'estrellas',
        })}`,
      words: { 1: 'Mala', 2: 'Regular', 3: 'Aceptable', 4: 'Buena', 5: 'Muy buena' },
    },
    text: {
      label: 'Tu opinión',
      placeholder: 'Velocidad, cobertura, instalación, atención: ¿qué le contarías a un amigo?',
    },
    images: {
      label: 'Capturas de pantalla',
      remark: 'opcional, hasta 5, PNG o JPEG',
      add: 'Añadir',
      addLabel: 'Añadir capturas de pantalla',
      warning: 'Las verá todo el mundo. No muestres códigos QR, códigos de activación, ICCID ni números de teléfono.',
      count: ({ count, most }) => `${count} de ${most} capturas`,
      name: ({ place }) => `Captura ${place}`,
      remove: ({ place }) => `Quitar la captura ${place}`,
      working: 'Reduciendo las imágenes…',
      dropped: 'Cinco capturas como máximo. Se conservan las más recientes.',
      refused: 'Solo se pueden añadir imágenes PNG y JPEG que no estén dañadas.',
      split: 'Una imagen muy larga se ha dividido en varias para que se pueda leer.',
      tooLong: 'Esta imagen es demasiado larga para que se pueda leer. Recórtala o añádela en varias capturas.',
    },
    name: { label: 'Nombre', remark: 'se muestra con la opinión' },
    email: { label: 'Correo electrónico', remark: 'no se muestra nunca' },
  },
  facts: {
    summary: 'Añadir detalles (opcional)',
    lead: 'Ayudan a valorar tu opinión y se muestran con ella.',
    month: 'Mes de uso',
    plan: 'Plan que usaste',
    phone: 'Teléfono',
    none: 'Sin indicar',
    worked: { data: 'Datos móviles', hotspot: 'Compartir conexión', calls: 'Llamadas', support: 'Atención al cliente' },
    answers: { yes: 'Funcionó', no: 'No funcionó', unused: 'No lo usé' },
    given: 'He recibido algo por esta opinión, como dinero o un plan gratis',
    related: 'Este vendedor es mío, trabajo para él o me paga',
  },
  terms: { before: 'Al enviar tu opinión, aceptas las ', link: 'condiciones', after: '.' },
  botCheck: 'Este formulario está protegido por una comprobación antibots invisible.',
  recaptcha: {
    before: 'Este formulario está protegido por reCAPTCHA. Se aplican la ',
    privacy: 'política de privacidad',
    between: ' y las ',
    terms: 'condiciones del servicio',
    after: ' de Google.',
  },
  error: {
    providers: 'Elige un vendedor',
    countries: 'Añade al menos un país',
    rating: 'Elige una valoración de 1 a 5',
    text: 'Escribe unas palabras',
    images: 'Quita las capturas que no se pueden abrir o que son demasiado largas para leerse',
    name: 'Escribe el nombre que se mostrará con tu opinión',
    email: 'Escribe una dirección de correo como nombre@example.com',
    facts: 'No publicamos opiniones de dueños o empleados de un vendedor ni de quienes cobran de él',
    recaptcha: 'No hemos podido verificar ni enviar tu opinión',
  },
  summary: {
    heading: ({ count }) =>
      `${formatNumber(count, 'es')} ${plural('es', count, {
        one: 'campo por revisar',
        many: 'de campos por revisar',
        other: 'campos por revisar',
      })}`,
    text: 'Tu texto se conserva. Revisa los campos marcados y continúa.',
    notSent: 'Todo lo que has escrito se conserva. Inténtalo de nuevo dentro de un momento.',
  },
  message: {
    cancel_confirmation: 'Se perderá tu opinión.',
  },
  discard: { heading: '¿Descartar esta opinión?', keep: 'Seguir escribiendo', discard: 'Descartar opinión' },
  confirm: {
    title: 'Confirmar la opinión',
    preSubmit:
      'Revisa tu opinión: no podrás modificarla después de enviarla. Una persona lee cada opinión antes de publicarla.',
    today: 'hoy',
    email: 'Correo electrónico',
    notPublished: 'No se publica',
    back: 'Volver a editar',
    submit: 'Enviar opinión',
  },
  sending: {
    review: 'Enviando tu opinión',
    withImages: ({ count }) =>
      `Enviando tu opinión y ${formatNumber(count, 'es')} ${plural('es', count, {
        one: 'captura',
        many: 'de capturas',
        other: 'capturas',
      })}`,
  },
  success: {
    heading: 'Gracias',
    text: ({ provider }) => `Tu opinión sobre ${provider} se publicará cuando la hayamos revisado.`,
    close: 'Cerrar',
  },
};
