import { memo } from '#domain/kernel/memo.ts';
import { findListedName, nameKey } from './name-table.ts';
import { subNational, unknownDestination, type Resolution } from './place-meaning.ts';
import { readNameList, readNamesInARow, readQualified } from './qualified-name.ts';

/**
 * Reads a country's or region's name (English, Japanese, French, Spanish, Italian, and the spellings that feeds use), an
 * ISO 3166 alpha-2 or alpha-3 code, one of the non-ISO codes of feeds, or a list of countries. Case, accents and
 * punctuation do not matter; nor do articles, brackets and words behind a comma that name the same place again.
 */
export function resolveDestinationName(text: string): Resolution {
  return text.length > 200 ? unknownDestination : resolveKept(text);
}

/** A feed of a million rows names a few hundred places. */
const keptTexts = 4_096;

const resolveKept = memo(resolveText, { most: keptTexts });

function resolveText(text: string): Resolution {
  const listed = findListedName(text);
  if (listed !== null) return withMembers(listed, text);
  if (nameKey(text).endsWith(' city')) return readCity(text);
  return readQualified(text) ?? readNameList(text) ?? readNamesInARow(text) ?? unknownDestination;
}

/** `Amsterdam City`; `Kuwait City` is not the country. */
function readCity(text: string): Resolution {
  const listed = findListedName(text.trim().slice(0, -' city'.length));
  return listed?.ok === false && listed.reason.kind === 'sub-national' ? listed : subNational;
}

/** `USA & Canada` is a label of a region and says which countries it has. */
function withMembers(listed: Resolution, text: string): Resolution {
  if (!listed.ok || listed.value.countries.length > 0) return listed;
  const members = readNameList(text);
  if (members === null || !members.ok) return listed;
  return { ok: true, value: { ...listed.value, countries: members.value.countries } };
}
