import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { findCheapestNow } from '#domain/price-watch/price-alert.ts';
import { readTravelDate, reminderDay } from '#domain/trip/travel-date.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { intlTag } from '#i18n/intl-cache.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import { readFollowNews, type FollowAddress, type FollowNews } from './follow-feed.ts';
import { listPlansAt } from './pages/list-plans-at.ts';
import { sayMove } from './pages/follow/read-moves.ts';

/** Refresh interval for calendar clients. */
const hoursBetween = 6;

/** Alarm at 09:00 UTC: the reader's time zone is unknown. */
const alarmMs = 9 * 60 * 60_000;

/** The same changes as a calendar (RFC 5545), with a reminder before the journey; null: there is no such page. */
export async function buildFollowCalendar(address: FollowAddress, context: Context): Promise<string | null> {
  const news = await readFollowNews(address, context);
  if (news === null) return null;
  const { found, moves, title, idOf } = news;
  const { locale } = address;
  const { origin, name: siteName } = context.site;
  const { hostname } = new URL(origin);
  const url = origin + localizePath(`${found.path}?${found.search}`, locale);
  const calendar = new ICalCalendar({
    name: title,
    prodId: { company: siteName, product: 'prices', language: intlTag(locale).toUpperCase() },
    ttl: hoursBetween * 60 * 60,
    url,
  });
  for (const move of moves) {
    calendar.createEvent({
      id: `${idOf(move.day)}@${hostname}`,
      // The time of the change, not of this response, so that an unchanged calendar stays identical.
      stamp: new Date(move.at),
      start: startOf(move.day),
      allDay: true,
      // The event does not block time.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: sayMove(move, locale),
      url,
    });
  }
  await addReminder(calendar, { news, address, url, hostname }, context);
  return calendar.toString();
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

interface Reminder {
  readonly news: FollowNews;
  readonly address: FollowAddress;
  readonly url: string;
  readonly hostname: string;
}

async function addReminder(calendar: ICalCalendar, reminder: Reminder, context: Context): Promise<void> {
  const { news, address, url, hostname } = reminder;
  const { locale, search } = address;
  const today = context.now().toISOString().slice(0, 10);
  const travel = readTravelDate(new URLSearchParams(search).get('travel') ?? '', today);
  if (travel === null) return;
  const day = reminderDay(travel, today);
  const texts = messagesFor(locale).follow.calendar;
  const text = await describeCheapest(news, locale, context);
  const summary = texts.reminder({ place: formsOfPlace(news.found.destination.key, locale) });
  calendar
    .createEvent({
      id: `reminder/${news.idOf(travel)}@${hostname}`,
      stamp: startOf(today),
      start: startOf(day),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      ...(text !== null && { description: text }),
      url,
    })
    .createAlarm({
      type: ICalAlarmType.display,
      trigger: new Date(startOf(day).getTime() + alarmMs),
      description: summary,
    });
}

async function describeCheapest(
  { found }: FollowNews,
  locale: FollowAddress['locale'],
  context: Context,
): Promise<string | null> {
  const rates = await context.currency.rates();
  const plans = await listPlansAt(found.destination.key, { currency: found.currency, rates }, context);
  const cheapest = plans && findCheapestNow(plans, { followed: found.followed, now: context.now().getTime() });
  if (cheapest === null) return null;
  const { reminderText } = messagesFor(locale).follow.calendar;
  return reminderText({ provider: isolateText(cheapest.plan.provider.name), cost: formatMoney(cheapest.cost, locale) });
}
