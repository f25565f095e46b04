import type { EngineWords } from '#database/migration.ts';

/** `name`, `url` and `image` are what visitors see; what feeds state and what the operator says over it stand apart. */
export function providerTables({ bytes, strict }: EngineWords): readonly string[] {
  return [
    `create table provider (
      id integer primary key,
      public_id text not null unique,
      slug text not null unique,
      name text not null,
      url text,
      image text,
      example integer not null check (example in (0, 1)),
      plan_count integer not null,
      stated_name text not null default '',
      stated_url text,
      stated_image text
    )${strict}`,
    `create table provider_override (
      provider_id integer not null primary key references provider (id),
      name text,
      url text,
      legal_name text,
      seat text,
      register text,
      support text,
      payment text,
      refund_rule text,
      link_template text,
      paid_links integer check (paid_links in (0, 1)),
      hidden integer not null check (hidden in (0, 1)),
      updated_at text not null
    )${strict}`,
    `create table provider_logo (
      provider_id integer not null primary key references provider (id),
      hash text not null,
      bytes ${bytes} not null,
      stored_at text not null
    )${strict}`,
  ];
}
