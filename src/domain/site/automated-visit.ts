/** Request headers, names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * What programs that are not in the hands of a visitor call themselves: crawlers, previews of messengers and social
 * networks, monitors, libraries, and browsers without a screen.
 */
const automated =
  /(?<!cu)bot\b|(?<!cu)bot[/_;-]|crawl|spider|slurp|fetch|preview|scan|monitor|uptime|pingdom|lighthouse|pagespeed|headless|phantomjs|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|embedly|quora link|pinterest\/|vkshare|skypeuri|bitlybot|outbrain|ia_archiver|yandex(?!search)|bingpreview|mediapartners|adsbot|inspection|validator|feed|rss|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|perl|ruby|php|httpie|httpclient|postman|scrapy|gptbot|claude|perplexity|chatgpt|^-?$/i;

/** Where browsers say that nobody has asked for the page yet. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a request comes from a program or ahead of a visitor's click. An unknown name counts as a visitor's. */
export function isAutomatedVisit(headers: Headers): boolean {
  if (purposes.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))) return true;
  return automated.test(String(headers['user-agent'] ?? ''));
}
