import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'Pasos de la eSIM',
  withdrawn: ({ seller }) =>
    `Este plan de ${seller} ya no se vende. La eSIM comprada sigue funcionando. Estos son los últimos datos conocidos.`,
  ended: ({ date }) => `Terminó (${date}): ya puedes borrarla.`,
  phone: '¿En qué móvil?',
  guessed: 'Según este navegador: si no es el tuyo, elige el otro.',
  landing: '¿Cuándo aterrizas?',
  submit: 'Mostrar fechas',
  calendar: 'Añadir las fechas a un calendario',
  copy: 'Copiar este texto',
  copied: 'Copiado',
  print: 'Imprimir',
  kept: 'Guardado en este móvil: se abre sin conexión.',
  dates: { installBy: 'Instalar hasta el', starts: 'Empieza', ends: 'Termina', refundUntil: 'Reembolso hasta el' },
  limit: ({ date }) => `límite del vendedor: ${date}`,
  rules: {
    'before-landing': 'el día antes de aterrizar',
    never: 'nunca',
    'not-stated': 'sin indicar',
    install: 'hasta instalarla',
    'first-use': 'hasta el primer uso',
  },
  after: {
    purchase: ({ days }) => `${days} días tras la compra`,
    install: ({ days }) => `${days} días tras instalarla`,
    'first-use': ({ days }) => `${days} días tras la primera conexión`,
    start: ({ days }) => `${days} días tras el inicio`,
  },
  with: {
    purchase: 'con la compra',
    install: 'al instalarla',
    'first-use': 'con la primera conexión',
    start: 'sin indicar',
  },
  stages: {
    home: 'En casa, con wifi',
    plane: 'En el avión',
    landed: 'Al aterrizar',
    trouble: '¿Sin datos?',
    leave: 'Al volver',
  },
  border: ({ country }) => `Entrada: ${country}`,
  write: ({ seller }) => `Escribir a ${seller}`,
  quote: ({ name }) => `«${name}»`,
  steps: {
    eid: () => [
      'Marca *#06#: aparece un EID',
      'Sin EID, este móvil no admite eSIM. No la instales y pide el reembolso.',
    ],
    lock: ({ where }) => [
      'El móvil no está bloqueado',
      `${where.unlocked}. Si lo está, pide a tu operador que lo libere antes de instalar.`,
    ],
    identify: () => [
      'Envía tu documento de identidad al vendedor',
      'Este plan lo pide. En tu cuenta del vendedor debe constar como aceptado.',
    ],
    install: ({ quoted, where }) => [
      `Instala y ponle a la línea el nombre ${quoted}`,
      `${where.lines} › ${where.add}: escanea el código del vendedor desde otra pantalla o en papel, o escribe sus datos. No la borres.`,
    ],
    'keep-off': ({ quoted }) => [`después desactiva ${quoted}`, 'Sus días pueden empezar al conectarse.'],
    'home-data-off': ({ where }) => [
      `Tu línea: desactiva ${where.roaming}`,
      `${where.lines}. Ya no genera gastos de datos; contestar una llamada puede costar.`,
    ],
    'flight-mode-off': () => ['Desactiva el modo avión', ''],
    'switch-on': ({ quoted, line, where }) => [`activa ${quoted}`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`activa ${where.roaming}`, 'Solo en esta línea.'],
    apn: ({ apn, line, where }) => [
      apn === '' ? 'APN: automático, no escribas nada' : `APN: ${apn}`,
      `${where.lines} › ${line} › ${where.apn}.`,
    ],
    'data-line': ({ quoted, where }) => [
      `${where.data}: ${quoted}`,
      `${where.lines} › ${where.data}. Desactiva ${where.switching}.`,
    ],
    network: ({ networks }) => [
      networks === '' ? 'Espera unos minutos a que haya red' : `Espera unos minutos: ${networks}`,
      'El nombre aparece arriba. Abre una página sin wifi.',
    ],
    'border-same': ({ networks }) => [
      'No hay que cambiar nada',
      networks === '' ? 'La red cambia sola.' : `Verás ${networks}.`,
    ],
    'border-uncovered': ({ country }) => [
      `Sin datos: ${country}`,
      'Ningún plan de esta lista funciona allí. Guarda antes los mapas.',
    ],
    'old-line-off': ({ quoted }) => [`Desactiva ${quoted}`, 'Cuando la nueva línea tenga datos.'],
    'check-line': ({ quoted, where, canReinstall }) => [
      `${quoted} está activa y elegida para los datos`,
      `Modo avión desactivado. ${where.lines} › ${where.data}. ${canReinstall ? 'Si falta la línea: con wifi, escanea otra vez el código y ajústala como tras aterrizar.' : 'Si falta la línea: solo el vendedor puede ayudar.'}`,
    ],
    'check-roaming': ({ quoted, line, where }) => [
      `${where.roaming}: activada en ${quoted}`,
      `${where.lines} › ${line}.`,
    ],
    'check-network': ({ networks, line, where }) => [
      'La red tiene nombre',
      `${where.lines} › ${line} › ${where.network}: ${networks === '' ? 'prueba cada una a mano' : `a mano, prueba ${networks}`}.`,
    ],
    'check-apn': ({ apn, quoted, line, where }) => [
      apn === '' ? `${quoted}: el campo APN está vacío` : `${quoted}: el APN es ${apn}`,
      `${where.lines} › ${line} › ${where.apn}. Después reinicia el móvil.`,
    ],
    'check-plan': () => [
      'El plan está activo',
      'Con wifi, en la cuenta del vendedor: iniciado, sin terminar, con datos, identidad aceptada. Haz allí lo que falte. Si solo falla un dispositivo con el que compartes, quizá no se permita compartir.',
    ],
    write: () => ['Todo bien y sigue sin datos: le toca al vendedor', ''],
    'home-data-back': ({ where }) => ['Devuelve los datos a tu línea', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'borra la eSIM solo cuando termine' : `borra la eSIM solo después del ${date}`,
      '',
    ],
  },
  byHand: 'Si elegiste una red a mano: vuelve a automática.',
  mail: ({ line, apn, roams }) =>
    `Mi eSIM «${line}» no tiene datos. Pedido ______. ${roams ? 'Línea e itinerancia activadas' : 'Línea activada'}, ${apn === '' ? 'APN vacío' : `APN ${apn}`}, redes probadas a mano, reiniciado. Haced que funcione o devolvedme el dinero, por favor.`,
  ask: 'Sin indicar. Pregunta:',
  questions: {
    apn: '¿Qué APN escribo?',
    roaming: '¿Debe estar activada la itinerancia?',
    reinstall: 'Si borro esta eSIM, ¿puedo instalarla de nuevo?',
    'install-window': '¿Hasta cuándo puedo instalarla?',
    networks: '¿Qué redes usa?',
    refund: '¿Hasta cuándo devolvéis el dinero?',
    support: '¿Cómo os contacto durante el viaje?',
  },
  source: ({ seller, date }) =>
    `Según ${seller}, leído el ${date}, y los nombres habituales de los ajustes; algunos fabricantes usan otros.`,
} satisfies StepTexts;
