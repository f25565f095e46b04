import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'Pasos de la eSIM',
  withdrawn: 'Este plan ya no se vende. La eSIM comprada sigue funcionando.',
  ended: ({ date }) => `Terminó (${date}): ya puedes borrarla.`,
  landing: '¿Cuándo aterrizas?',
  submit: 'Mostrar fechas',
  calendar: 'Añadir las fechas a un calendario',
  dates: { installBy: 'Instalar antes del', starts: 'Empieza', ends: 'Termina', refundUntil: 'Reembolso hasta el' },
  limit: ({ date }) => `límite del vendedor: ${date}`,
  rules: {
    'before-landing': 'el día antes de aterrizar',
    never: 'nunca',
    'not-stated': 'no indicado',
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
    start: 'no indicado',
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
  steps: {
    eid: () => [
      'Marca *#06#: aparece un EID',
      'Sin EID, este móvil no admite eSIM. No la instales y pide el reembolso.',
    ],
    lock: ({ where }) => [
      'El móvil no está bloqueado',
      `${where.about}. Si lo está, pide a tu operador que lo libere antes de instalar.`,
    ],
    identify: () => [
      'Envía tu documento de identidad al vendedor',
      'Este plan lo pide. La cuenta del vendedor debe darlo por aceptado.',
    ],
    install: ({ line, where }) => [
      `Instala y llama a la línea «${line}»`,
      `${where.lines} › ${where.add}, escanea el código del vendedor. No la borres.`,
    ],
    'keep-off': ({ line }) => [`después desactiva «${line}»`, 'Sus días pueden empezar al conectarse.'],
    'home-data-off': ({ where }) => [
      `Tu línea: desactiva ${where.roaming}`,
      `${where.lines}. Ya no genera gastos de datos; contestar una llamada puede costar.`,
    ],
    'flight-mode-off': () => ['Desactiva el modo avión', ''],
    'switch-on': ({ line, where }) => [`activa «${line}»`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`activa ${where.roaming}`, 'Solo en esta línea.'],
    apn: ({ apn, where }) => [apn === '' ? 'APN: automático, no escribas nada' : `APN: ${apn}`, where.apn],
    'data-line': ({ line, where }) => [`${where.data}: «${line}»`, `Desactiva ${where.switching}.`],
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
    'old-line-off': ({ line }) => [`Desactiva «${line}»`, 'Cuando la nueva línea tenga datos.'],
    'check-line': ({ line, where, canReinstall }) => [
      `«${line}» está activa y lleva los datos`,
      `Modo avión desactivado. ${where.lines} › ${where.data}. ${canReinstall ? 'Si falta la línea: escanea otra vez el código y ajústala como tras aterrizar.' : 'Si falta la línea: solo el vendedor puede ayudar.'}`,
    ],
    'check-roaming': ({ line, where }) => [`${where.roaming}: activada en «${line}»`, `${where.lines} › ${line}.`],
    'check-network': ({ networks, where }) => [
      'La red tiene nombre',
      `${where.network}: ${networks === '' ? 'prueba cada una a mano' : `a mano, prueba ${networks}`}.`,
    ],
    'check-apn': ({ apn, line, where }) => [
      apn === '' ? `«${line}»: el campo APN está vacío` : `«${line}»: el APN es ${apn}`,
      `${where.apn}. Después reinicia el móvil.`,
    ],
    'check-plan': () => [
      'El plan está activo',
      'Con wifi, en la cuenta del vendedor: activo, con datos, identidad aceptada. Si solo falla un dispositivo con el que compartes, quizá no se permita compartir.',
    ],
    write: () => ['Todo bien y sigue sin datos: debe actuar el vendedor', ''],
    'home-data-back': ({ where }) => ['Devuelve los datos a tu línea', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'borra la eSIM solo cuando termine' : `borra la eSIM solo después del ${date}`,
      '',
    ],
  },
  byHand: 'Si elegiste una red a mano: vuelve a automática.',
  mail: ({ line, apn, roams }) =>
    `Mi eSIM «${line}» no tiene datos. Pedido ______. ${roams ? 'Línea e itinerancia activadas' : 'Línea activada'}, ${apn === '' ? 'APN vacío' : `APN ${apn}`}, redes probadas a mano, reiniciado. Haced que funcione o devolvedme el dinero, por favor.`,
  ask: 'No indicado. Pregunta:',
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
    `Según ${seller}, leído el ${date}, y las palabras habituales de los ajustes; algunos fabricantes usan otras.`,
} satisfies StepTexts;
