import { boundary, multipart, partsOf, validFields, type BodyPart } from './review-form-body.ts';
import { naughtyTexts } from './naughty-texts.ts';
import { SeededRandom } from './seeded-random.ts';

/** A request to store a review that no browser would send. */
export interface HostileBody {
  readonly kind: string;
  readonly contentType: string;
  readonly body: Buffer;
  /** More bytes than the head says there will be; the connection is then cut. */
  readonly missing?: number;
  /** The head does not say how long it is. */
  readonly isChunked?: boolean;
}

type Make = (random: SeededRandom) => Omit<HostileBody, 'kind' | 'contentType'> & { readonly contentType?: string };

const usualType = `multipart/form-data; boundary=${boundary}`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

function fine(random: SeededRandom, images: readonly Uint8Array[] = [png]): Buffer {
  return multipart(partsOf({ ...validFields, recaptchaToken: `t${random.next()}` }, images));
}

function withPart(random: SeededRandom, part: BodyPart): Buffer {
  return multipart([...partsOf({ ...validFields, recaptchaToken: `t${random.next()}` }), part]);
}

/** A part written by hand, between parts that are right. */
function withRawPart(random: SeededRandom, head: string, content: Uint8Array = png): Buffer {
  const raw = Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`, 'latin1'), content, Buffer.from('\r\n')]);
  return Buffer.concat([raw, fine(random)]);
}

function many(count: number): Buffer {
  return multipart(Array.from({ length: count }, (_, index) => ({ name: `field${index}`, value: 'x' })));
}

function flipped(body: Buffer, random: SeededRandom, count: number): Buffer {
  const changed = Buffer.from(body);
  for (let flip = 0; flip < count; flip += 1) changed.writeUInt8(random.below(256), random.below(changed.length));
  return changed;
}

function spliced(body: Buffer, random: SeededRandom): Buffer {
  const [from, to] = [random.below(body.length), random.below(body.length)];
  return Buffer.concat([body.subarray(0, from), body.subarray(to)]);
}

const disposition = 'content-disposition: form-data; name="images"; filename="a.png"';

const wrongTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary="${'x'.repeat(9_000)}"`,
  'multipart/form-data; boundary=other',
  'multipart/form-data; boundary=\u00e9',
  `multipart/form-data; boundary=${boundary}; boundary=other`,
  `multipart/form-data; charset=utf-16; boundary=${boundary}`,
  `Multipart/Form-Data; BOUNDARY=${boundary}`,
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=-',
  `multipart/form-data;;;boundary=${boundary};=`,
] as const;

const wrongHeads = [
  '',
  'content-disposition: form-data',
  'content-disposition: form-data; name=',
  'content-disposition: form-data; name="__proto__"',
  'content-disposition: form-data; name="constructor"; filename="hasOwnProperty"',
  'content-disposition: attachment; name="images"; filename="a.png"',
  `content-disposition: form-data; name="${'x'.repeat(3_000)}"`,
  `content-disposition: form-data; name="images"; filename="${'../'.repeat(300)}a.png"`,
  "content-disposition: form-data; name*=utf-8''%ff%00; filename*=utf-8''%c3%28",
  `${disposition}\r\ncontent-type: multipart/mixed; boundary=inner`,
  `${disposition}\r\ncontent-type: text/html; charset=utf-7`,
  `${disposition}\r\ncontent-transfer-encoding: base64`,
  `${disposition}\r\nno colon here`,
  `${disposition}\r\n: no name`,
  `${disposition}\r\n${'x-header: y\r\n'.repeat(200)}`,
  `${disposition}\r\nx-long: ${'y'.repeat(100_000)}`,
  `${disposition}\r\n\u0000\u0001: \u0002`,
  'content-disposition: form-data; name="text"\r\ncontent-type: text/plain; charset=utf-16',
  'content-disposition: form-data; name="a\nb"; filename="c\rd"',
] as const;

const kinds: Readonly<Record<string, Make>> = {
  'flipped bytes': (random) => ({ body: flipped(fine(random), random, 1 + random.below(20)) }),
  'many flipped bytes': (random) => ({ body: flipped(fine(random), random, 400) }),
  'cut off': (random) => {
    const body = fine(random);
    return { body: body.subarray(0, random.below(body.length)) };
  },
  'a piece missing or twice': (random) => ({ body: spliced(fine(random), random) }),
  'wrong type': (random) => ({ body: fine(random), contentType: random.pick(wrongTypes) }),
  'wrong head of a part': (random) => ({ body: withRawPart(random, random.pick(wrongHeads)) }),
  'random bytes': (random) => ({ body: random.bytes(random.below(5_000)) }),
  'random bytes as an image': (random) => ({ body: fine(random, [random.bytes(random.below(3_000))]) }),
  'flipped image': (random) => ({ body: fine(random, [flipped(png, random, 1 + random.below(5))]) }),
  'naughty text': (random) => {
    const field = random.pick(['name', 'text', 'text', 'email', 'countries', 'provider', 'rating', 'recaptchaToken']);
    const fields = { ...validFields, recaptchaToken: `t${random.next()}`, [field]: random.pick(naughtyTexts) };
    return { body: multipart(partsOf(fields)) };
  },
  'naughty name of a field': (random) => ({
    body: withPart(random, { name: random.pick(naughtyTexts), value: 'x' }),
  }),
  'naughty name of a file': (random) => ({
    body: withPart(random, { name: 'images', value: png, fileName: random.pick(naughtyTexts) }),
  }),
  'bad UTF-8': (random) => ({
    body: multipart([
      ...partsOf({ recaptchaToken: `t${random.next()}` }),
      ...partsOf().slice(1, 3),
      { name: 'text', value: Buffer.concat([Buffer.from('a'), Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80])]) },
      ...partsOf().slice(4),
    ]),
  }),
  'a field twice': (random) => ({ body: withPart(random, { name: 'rating', value: '5' }) }),
  'text as a file': (random) => ({ body: withPart(random, { name: 'text', value: 'x', fileName: 'text.txt' }) }),
  'image as a text': (random) => ({ body: withPart(random, { name: 'images', value: png }) }),
  'long field': (random) => ({ body: withPart(random, { name: 'website', value: 'x'.repeat(200_000) }) }),
  'many fields': (random) => ({ body: many(random.pick([9, 50, 10_000])) }),
  'many images': (random) => ({
    body: fine(
      random,
      Array.from({ length: 6 + random.below(200) }, () => png),
    ),
  }),
  'large image': (random) => ({ body: fine(random, [Buffer.alloc(8_000_001 + random.below(1_000_000), 7)]) }),
  'line feeds alone': (random) => ({
    body: Buffer.from(fine(random).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  }),
  'much before and behind': (random) => ({
    body: Buffer.concat([Buffer.alloc(50_000, '\r\n--'), fine(random), Buffer.alloc(50_000, 'x')]),
  }),
  'boundaries alone': (random) => ({ body: Buffer.from(`--${boundary}\r\n`.repeat(random.below(2_000))) }),
  'an end at once': () => ({ body: Buffer.from(`--${boundary}--`) }),
  'less than it says': (random) => ({ body: fine(random).subarray(0, 300), missing: 1 + random.below(1_000) }),
};

/** The same bodies in every run: all kinds in turn. `huge`: every hundredth has 51 MB. */
export function* makeHostileBodies(count: number, { huge }: { readonly huge: boolean }): Generator<HostileBody> {
  const random = new SeededRandom(20_261_120);
  const makers = Object.entries(kinds);
  for (let index = 0; index < count; index += 1) {
    const [kind, make] = makers[index % makers.length] ?? ['', () => ({ body: Buffer.alloc(0) })];
    if (huge && index % 100 === 99) yield { kind: '51 MB', contentType: usualType, body: hugeBody() };
    else yield { kind, contentType: usualType, ...make(random) };
  }
}

/** Each naughty text as the text and the name of a review that is otherwise fine. */
export function makeNaughtyReviews(): readonly HostileBody[] {
  return naughtyTexts.map((text, index) => ({
    kind: 'naughty review',
    contentType: usualType,
    body: multipart(partsOf({ ...validFields, recaptchaToken: `naughty${index}`, name: text.slice(0, 100), text })),
  }));
}

function hugeBody(): Buffer {
  return multipart(partsOf(validFields, [Buffer.alloc(51_000_000, 1)]));
}
