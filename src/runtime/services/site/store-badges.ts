import { readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { badgeSettings } from '#runtime/settings/link-settings.ts';
import type { SiteSettings, StoreName } from '#runtime/settings/site-settings.ts';

/** The stores' artwork as PNG, by store and, where there is one, by language. */
export interface StoreBadges {
  /** Null: none is configured. */
  readonly find: (store: StoreName, locale: Locale) => Buffer | null;
}

export const noBadges: StoreBadges = { find: () => null };

/** Three times the size in the footer, for the densest phone screens. */
const box = { width: 360, height: 132 };

/** Badges have a few kilobytes. */
const largestFile = 2_000_000;
const mostPixels = 16_000_000;

interface Source {
  readonly store: StoreName;
  /** Absolute path as the setting names it. */
  readonly file: string;
}

/**
 * Reads the configured badges and re-encodes them, so that only images are served. Beside `badge.svg` there may be one
 * for a language, `badge.ja.svg`. A failure is one sentence for the operator.
 */
export async function readStoreBadges({ links }: SiteSettings, dataDir: string): Promise<Result<StoreBadges>> {
  const sources = (['appStore', 'googlePlay'] as const).flatMap((store): Source[] => {
    const badge = links?.[store]?.badge ?? null;
    return badge === null ? [] : [{ store, file: join(dataDir, badge) }];
  });
  const rendered = new Map<string, Buffer>();
  for (const { store, file } of sources) {
    for (const locale of [null, ...locales]) {
      const picture = await renderBadge(fileFor(file, locale));
      if (picture.kind === 'rendered') rendered.set(`${store} ${locale ?? ''}`, picture.png);
      else if (picture.kind === 'broken' || locale === null)
        return failure(describeFault(store, fileFor(file, locale)));
    }
  }
  return success({
    find: (store, locale) => rendered.get(`${store} ${locale}`) ?? rendered.get(`${store} `) ?? null,
  });
}

/** `store.svg`, or `store.ja.svg` for a language. */
function fileFor(file: string, locale: Locale | null): string {
  const { dir, name, ext } = parse(file);
  return locale === null ? file : join(dir, `${name}.${locale}${ext}`);
}

function describeFault(store: StoreName, file: string): string {
  return `${badgeSettings[store]}: ${file} is not a readable image (PNG, SVG, WebP or JPEG, at most 2 MB).`;
}

type Rendered = { readonly kind: 'rendered'; readonly png: Buffer } | { readonly kind: 'missing' | 'broken' };

async function renderBadge(file: string): Promise<Rendered> {
  const facts = await stat(file).catch(() => null);
  if (facts === null) return { kind: 'missing' };
  if (!facts.isFile() || facts.size > largestFile) return { kind: 'broken' };
  try {
    const picture = sharp(await readFile(file), { density: 288, limitInputPixels: mostPixels });
    return {
      kind: 'rendered',
      png: await picture
        .resize({ ...box, fit: 'inside' })
        .png()
        .toBuffer(),
    };
  } catch {
    return { kind: 'broken' };
  }
}
