import { readStatedDay } from '#feeds/row/feed-time.ts';
import { meaningOfState } from '#feeds/row/offer-status.ts';
import { splitPrice } from '#feeds/row/price-text.ts';
import type { TableMappingText } from '#feeds/row/mapping-schema.ts';
import type { SampledColumn } from './sample-columns.ts';

type Condition = NonNullable<TableMappingText['only']>[number];

/** Which rows of a table are for sale, and what only the operator can say of that. */
export interface ProposedConditions {
  readonly only: readonly Condition[];
  readonly why: readonly string[];
  readonly open: readonly string[];
}

const state =
  /status|^state$|publish|avail|active|activ[oe]$|enabled|visib|live|for.?sale|on.?sale|in.?stock|sellable|offline|online|verf[üu]gbar|lieferbar|aktiv|dispon|stato|estado|statut|état|在庫|公開|販売|状態|状态|上架/i;
/** Flags that say the opposite, and times of an end: nothing there is an offer. */
const ended =
  /hidden|delet|archiv|disabl|discontinu|draft|inactiv|sold.?out|out.?of.?stock|retired|suspend|coming.?soon|is.?test|^test$|paused|blocked|ausverk|vergriffen|gelöscht|épuis|rupture|supprim|agotad|eliminad|descatalog|esaurit|cancellat|売り?切れ|品切れ|販売終了|非公開/i;
const stock =
  /stock|inventory|bestand|(?:^|[^a-z])qty|quantit|menge|cantidad|existencias|giacenza|on.?hand|remaining|在庫|残数|数量/i;
/** Paid besides the price. */
const furtherCost =
  /(?:^|[^a-z])(?:fees?|surcharges?|deposits?|shipping|handling|tax(?:es)?|vat|mwst|frais|tasas?|recargo|spese|iva|tva)(?![a-z])|geb[üu]e?hr|versand|pfand|手数料|送料|税/i;
/** Under which the price is no price of one plan, once, for everybody. */
export const priceTerm =
  /renew|subscri|billing|recurr|interval|contract|(?:^|[^a-z])abo(?![a-z])|abonn|abbon|suscrip|verl[äa]nger|rinnov|renova|first.?(?:purchase|order)|new.?(?:customer|user|client)|neukund|nouveaux.?client|nuevos.?client|nuovi.?client|coupon|(?:promo|discount).?code|members?(?![a-z])|自動更新|定期|初回|新規/i;
const batch = /(?:^|[^a-z])(?:moq|min[a-z.]*[._ -]*(?:order|qty|quantit)|pack|pcs|pieces|st[üu]ck|lot)/i;
/** In titles and lines between rows: prices that travellers do not pay, or in another unit. */
const otherPrices =
  /(?:excl|exkl|plus|zzgl|hors|without|ohne|sans|sin|senza|before|net of).{0,20}(?:vat|tax|mwst|tva|iva)|\bnett?o?\b|wholesale|resell|partner|dealer|distribut|gro[sß]+handel|mayorista|ingrosso|cents|pence|centimes|c[eé]nt[ei]|thousand|per (?:day|[gm]b|month|person)|卸|税抜/i;
const once = /^(?:none|-|–|once|one[-_ ]?(?:time|off)|single|prepaid|einmalig|unique|[uú]nic[oa]|una tantum|一回)$/i;
const period =
  /until|(^|[^a-z])(end|ends|expir\w*|from|starts?|launch\w*|to|bis|ab|hasta|jusqu\w*)([^a-z]|$)|終了|開始/i;
const kind = /type|kind|categor|product|art$|tipo|typ$/i;
const topUp = /\btop[-_ ]?ups?\b|\brecharge|\brefill|\breload|\bnachlad/i;
const otherGoods = /voucher|gift|physical|accessor|device|router|plastic|\bsim[-_ ]?cards?\b/i;
const stateKey = /^[@$].*(?:avail|stat[eu]|activ|stock|publi|enabl|sale|sold)/i;
const noteworthy = [ended, topUp, otherGoods, otherPrices, stateKey];
const perDay = /^(daily|per day|a day|day|täglich|pro tag|par jour|quotidien|diario|giornaliero|毎日|每日|日)$/i;
const aboutPlan =
  /speed|hot ?spot|tether|top.?up|recharg|kyc|sms|voice|call|phone|network|5g|4g|lte|activation|wifi|roaming|unlimited/i;

/** Finds columns that say whether a row is sold, among those that state nothing else of a plan. */
export function proposeConditions(
  columns: readonly SampledColumn[],
  { names = [], notes }: { readonly names?: readonly string[] | undefined; readonly notes: readonly string[] },
): ProposedConditions {
  const found = columns.flatMap((column) => judgeColumn(column) ?? []);
  const topUps = names.find((value) => topUp.test(value)) ?? null;
  return {
    only: found.flatMap(({ condition }) => condition ?? []),
    why: found.flatMap(({ why }) => why ?? []),
    open: [
      ...found.flatMap(({ open }) => open ?? []),
      ...notes.flatMap((note) => (noteworthy.some((words) => words.test(note)) ? [askAbout(note)] : [])),
      ...(topUps === null
        ? []
        : [
            `Some rows, such as ${JSON.stringify(topUps)}, may be top-ups, which are not sold to new customers: remove them, or leave them out with "only".`,
          ]),
    ],
  };
}

function askAbout(note: string): string {
  return `The file says ${JSON.stringify(note)}: decide what that means for its prices, and which rows are sold.`;
}

interface Judged {
  readonly condition?: Condition;
  readonly why?: string;
  readonly open?: string;
}

function judgeColumn(column: SampledColumn): Judged | null {
  const { source, values } = column;
  if (values.length === 0) return null;
  const term = judgeTerms(column);
  if (term !== null || aboutPlan.test(source)) return term;
  if (values.every((value) => readStatedDay(value.slice(0, 10)) !== null)) return judgeTimes(column);
  if (stock.test(source) && values.every((value) => /^-?\d+(\.0+)?$/.test(value))) return judgeStock(column);
  if (values.some((value) => perDay.test(value)))
    return {
      open: `"${source}" may say that some amounts are for each day: decide with "only", or with "perDay" for all of them.`,
    };
  const other = values.find((value) => topUp.test(value) || otherGoods.test(value));
  if (kind.test(source) && other !== undefined) return judgeKinds(column);
  const meanings = new Set(values.map(meaningOfState));
  const isWord = values.every((value) => value.length > 3 && !/^(true|false)$/i.test(value));
  const isClear = isWord && meanings.has('offered') && !meanings.has(null);
  if (ended.test(source)) return judgeEnded(column);
  if (state.test(source) || isClear) return judgeStates(column);
  const isFlag = !priceTerm.test(source) && !meanings.has(null) && (meanings.size === 2 || column.blanks > 0);
  return isFlag ? { open: `Does "${source}" say whether a plan is sold? Decide with "only".` } : null;
}

/** A mapping cannot state these: only the operator knows whether the price stands without them. */
function judgeTerms({ source, values }: SampledColumn): Judged | null {
  const isOver = (least: number): boolean =>
    values.some((value) => Number(splitPrice(value).number.replace(',', '.')) > least);
  if (furtherCost.test(source) && isOver(0))
    return { open: `"${source}" may be paid besides the price: leave out rows whose price lacks it, with "only".` };
  const isTerm = values.some((value) => !once.test(value) && meaningOfState(value) !== 'not-offered');
  if ((priceTerm.test(source) && isTerm) || (batch.test(source) && isOver(1)))
    return {
      open: `"${source}" may say that a price renews, or is not for one plan or for everybody: leave such rows out with "only".`,
    };
  return null;
}

function judgeStates(column: SampledColumn): Judged {
  const { source, stated, values } = column;
  const sold = distinct(stated.filter((value) => meaningOfState(String(value)) === 'offered'));
  const unknown = distinct(values.filter((value) => meaningOfState(value) === null)).slice(0, 5);
  const open =
    unknown.length === 0 && column.blanks === 0
      ? {}
      : {
          open: `Does "${source}" say whether a plan is sold? Decide what ${shown(unknown.length === 0 ? [''] : unknown)} means, with "only".`,
        };
  if (sold.length === 0 && unknown.length > 0) return open;
  if (sold.length === 0) return { open: `"${source}" says that no row is sold: check that this is the right file.` };
  return { ...keep(column, { is: sold }), ...open };
}

/** What is hidden, deleted or sold out states so; a row that is sold says no, or nothing. */
function judgeEnded(column: SampledColumn): Judged {
  const no = distinct(column.stated.filter((value) => meaningOfState(String(value)) === 'not-offered' || value === 0));
  return keep(column, { is: [null, ...no] });
}

function judgeTimes(column: SampledColumn): Judged | null {
  const { source } = column;
  if (ended.test(source)) return keep(column, { is: [null] });
  if (!period.test(source)) return null;
  return {
    open: `"${source}" may say from when or until when a plan is sold: remove rows that are not sold today before each import.`,
  };
}

function judgeStock(column: SampledColumn): Judged {
  const none = distinct(column.stated.filter((value) => Number(value) <= 0));
  return keep(column, { isNot: distinct([...none, typeof column.stated[0] === 'number' ? 0 : '0']) });
}

function judgeKinds(column: SampledColumn): Judged {
  const isOther = (value: unknown): boolean => topUp.test(String(value)) || otherGoods.test(String(value));
  const sold = distinct(column.stated.filter((value) => !isOther(value)));
  const reason = column.values.some((value) => topUp.test(value)) ? 'top-up-only' : 'not-an-esim';
  if (sold.length > 0 && sold.length <= 10) return keep(column, { is: sold }, reason);
  return keep(column, { isNot: distinct(column.stated.filter(isOther)).slice(0, 50) }, reason);
}

function keep(
  { source }: SampledColumn,
  rule: Pick<Condition, 'is' | 'isNot'>,
  reason: Condition['reason'] = 'not-offered',
): Judged {
  const words = shown([...(rule.is ?? rule.isNot ?? [])]);
  return {
    condition: { from: source, ...rule, reason },
    why: `Only rows whose "${source}" is ${rule.is === undefined ? 'not ' : ''}${words} are read: the others are not sold.`,
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)].slice(0, 50);
}

function shown(values: readonly unknown[]): string {
  return values.map((value) => (value === null || value === '' ? 'empty' : JSON.stringify(value))).join(', ');
}
