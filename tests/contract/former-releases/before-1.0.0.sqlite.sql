create table schema_migration (name text not null primary key, applied_at text not null)
create table provider ( id integer primary key, public_id text not null unique, slug text not null unique, name text not null, url text, image text, example integer not null check (example in (0, 1)), plan_count integer not null ) strict
create table coverage_set ( id integer primary key, fingerprint text not null unique, scope text not null check (scope in ('local', 'regional', 'global')), region text, countries text not null, country_count integer not null check (country_count > 0) ) strict
create table coverage_destination ( destination text not null, coverage_set_id integer not null references coverage_set (id), primary key (destination, coverage_set_id) ) strict, without rowid
create table network_set ( id integer primary key, fingerprint text not null unique, networks text not null, breakout text not null, best_generation text ) strict
create table data_version (name text not null primary key, value integer not null) strict, without rowid
create table plan ( id integer primary key, provider_id integer not null references provider (id), external_id text not null, name text not null, names text, coverage_set_id integer not null references coverage_set (id), network_set_id integer not null references network_set (id), data_kind text not null check (data_kind in ('total', 'daily', 'unlimited', 'payg')), data_mb real, data_rank real not null, data_words text, reduced_speed_kbps integer, speed_limit_kbps integer, fair_use text, validity_days integer, day_count text, activation text, install_within_days integer, price_currency text not null, price_units integer not null check (price_units >= 0), own_price_count integer not null, tethering integer, top_up integer, ekyc integer, phone_number integer, voice_minutes integer, sms_count integer, subscription integer, new_customers_only integer, ads integer, url text, facts_hash text not null, feed text not null, updated_at text not null, active integer not null check (active in (0, 1)), unique (provider_id, external_id) ) strict
create index plan_at_coverage on plan (coverage_set_id, active, provider_id, price_currency, price_units, own_price_count, data_rank, id)
create table plan_check ( plan_id integer primary key references plan (id), checked_at text not null ) strict
create table plan_own_price ( plan_id integer not null references plan (id), currency text not null, units integer not null check (units >= 0), primary key (plan_id, currency) ) strict, without rowid
create table plan_promo ( plan_id integer primary key references plan (id), currency text not null, units integer not null check (units >= 0), code text, new_customers_only integer, starts_at text, ends_at text ) strict
create table import_run ( id integer primary key, source text not null, started_at text not null, added integer not null, changed integer not null, unchanged integer not null, withdrawn integer not null ) strict
create table price_observation ( plan_id integer not null references plan (id), import_id integer not null references import_run (id), kind text not null check (kind in ('list', 'own', 'promo')), currency text not null, units integer, observed_at text not null, primary key (plan_id, import_id, kind, currency) ) strict, without rowid
create trigger price_observation_no_update before update on price_observation begin select raise(abort, 'price observations are append-only'); end
create trigger price_observation_no_delete before delete on price_observation begin select raise(abort, 'price observations are append-only'); end
create table destination_stat ( destination text not null primary key, provider_count integer not null, plan_count integer not null, checked_at text not null ) strict, without rowid
create table destination_provider ( destination text not null, provider_id integer not null references provider (id), plan_count integer not null, primary key (destination, provider_id) ) strict, without rowid
create table destination_floor ( destination text not null, kind text not null check (kind in ('price', 'per-gb')), display_currency text not null, source_currency text not null, units integer not null, data_mb integer not null, primary key (destination, kind, display_currency, source_currency, data_mb) ) strict, without rowid
create table exchange_rate ( currency text not null primary key, per_usd_e8 integer not null check (per_usd_e8 > 0), date text not null, source text not null ) strict, without rowid
create table review ( id text not null primary key, provider_id integer not null references provider (id), author_name text not null, email text not null, text text not null, rating integer not null check (rating between 1 and 5), language text, status text not null check (status in ('pending', 'published', 'rejected', 'removed')), created_at text not null, published_at text, check (status <> 'published' or published_at is not null) ) strict
create table review_country ( review_id text not null references review (id), country text not null, primary key (review_id, country) ) strict, without rowid
create index review_newest on review (published_at desc, id) where status = 'published'
create index review_of_provider on review (provider_id, status)
alter table plan_promo add column minimum_currency text
alter table plan_promo add column minimum_units integer
alter table plan_promo add column excluded_kinds text not null default ''
alter table destination_stat add column changed_at text not null default ''
create table outgoing_click ( plan_id integer not null references plan (id), day text not null, count integer not null check (count > 0), primary key (plan_id, day) ) strict, without rowid
create table price_report ( id text not null primary key, plan_id integer not null references plan (id), reason text not null check (reason in ('wrong-price', 'not-available', 'wrong-details')), price_currency text not null, price_units integer not null, reported_at text not null, status text not null check (status in ('open', 'closed')) ) strict
create index price_report_open on price_report (plan_id, reported_at) where status = 'open'
alter table review add column idempotency_key text
alter table review add column payload_hash text not null default ''
alter table review add column reason text
alter table review add column decided_at text
alter table review add column reply_text text
alter table review add column reply_at text
alter table review add column email_forgotten_at text
create unique index review_idempotency_key on review (idempotency_key)
create index review_newest_of_provider on review (provider_id, published_at desc, id) where status = 'published'
create index review_newest_of_rating on review (rating, published_at desc, id) where status = 'published'
create index review_newest_of_language on review (language, published_at desc, id) where status = 'published'
create index review_stars on review (provider_id, rating) where status = 'published'
create index review_naming_country on review_country (country, review_id)
create index review_by_outcome on review (reason, status)
create index review_waiting on review (created_at, id) where status = 'pending'
create table review_image ( review_id text not null references review (id), position integer not null check (position between 0 and 4), public_id text not null unique, type text not null, width integer not null check (width > 0), height integer not null check (height > 0), byte_count integer not null check (byte_count > 0), bytes blob, file_key text, primary key (review_id, position), check ((bytes is null) <> (file_key is null)) ) strict
create table review_event ( id integer primary key, review_id text not null references review (id), at text not null, action text not null, from_status text, to_status text not null, reason text, note text ) strict
create index review_event_of_review on review_event (review_id, id)
create table bot_token_used ( token_hash text not null primary key, expires_at text not null ) strict, without rowid
create index bot_token_expiry on bot_token_used (expires_at)
create table mail ( id integer primary key, to_address text not null, locale text not null, kind text not null, review_id text not null references review (id), payload text not null, created_at text not null, attempts integer not null default 0, next_at text not null, sent_at text, last_error text ) strict
create index mail_due on mail (next_at) where sent_at is null
create index mail_of_review on mail (review_id)
create table site_secret ( name text not null primary key, value text not null ) strict, without rowid
alter table review add column usefulness integer not null default 0
create index review_useful on review (usefulness desc, published_at desc, id) where status = 'published'
create index review_useful_of_provider on review (provider_id, usefulness desc, published_at desc, id) where status = 'published'
create index review_useful_of_rating on review (rating, usefulness desc, published_at desc, id) where status = 'published'
create index review_useful_of_language on review (language, usefulness desc, published_at desc, id) where status = 'published'
create index review_stars_of_language on review (language, provider_id, rating) where status = 'published'
create table review_tally ( country text not null, provider_id integer not null references provider (id), language text not null, rating integer not null check (rating between 1 and 5), count integer not null check (count >= 0), primary key (country, provider_id, language, rating) ) strict, without rowid
drop index review_stars
drop index review_stars_of_language
create table arrival_count ( day text not null, source text not null, medium text not null, campaign text not null, term text not null, content text not null, referrer_host text not null, count integer not null check (count > 0), primary key (day, source, medium, campaign, term, content, referrer_host) ) strict, without rowid
create table browser_error ( day text not null, status_code integer not null, message text not null, position text not null, path text not null, count integer not null check (count > 0), last_at text not null, primary key (day, status_code, message, position) ) strict, without rowid
create table exchange_rate_day ( currency text not null, day text not null, per_usd_e8 integer not null check (per_usd_e8 > 0), source text not null, primary key (currency, day) ) strict, without rowid
create table rate_source ( name text not null primary key, location_hash text not null, etag text, last_modified text, checked_at text not null, rates_date text, problem text, held text not null ) strict, without rowid
create table lease ( name text not null primary key, holder text not null, held_until text not null, next_at text not null ) strict, without rowid
create table destination_low ( destination text not null, currency text not null, observed_at text not null, units integer, primary key (destination, currency, observed_at) ) strict, without rowid
create table feed_run ( id integer primary key, feed text not null, format text not null, file_name text not null, started_at text not null, ended_at text, status text not null check (status in ('running', 'published', 'unchanged', 'held', 'refused', 'failed')), sentence text not null, report text, released_run_id integer references feed_run (id) ) strict
create index feed_run_of_feed on feed_run (feed, id)
create table held_feed ( run_id integer not null primary key references feed_run (id), file_hash text not null, file_size integer not null, request text not null, decision text check (decision in ('released', 'discarded', 'outdated')), decided_at text ) strict
alter table plan_check add column missed_runs integer not null default 0
alter table plan_check add column unconfirmed integer not null default 0 check (unconfirmed in (0, 1))
create table feed_source ( name text not null primary key, checked_at text not null, failures integer not null, problem text, request_hash text not null, etag text, last_modified text, file_name text, file_hash text, read_at text, seen_at text, plan_count integer not null ) strict, without rowid
create table feed_reading ( feed text not null primary key, file_hash text not null, request_hash text not null, read_at text not null, seen_at text not null, plan_count integer not null ) strict, without rowid
alter table feed_source drop column read_at
alter table feed_source drop column seen_at
alter table feed_source drop column plan_count
create index plan_of_provider on plan (provider_id, active, id)
create table correction ( id text not null primary key, day text not null, report_count integer not null check (report_count >= 0), created_at text not null ) strict
create table correction_text ( correction_id text not null references correction (id), locale text not null, wrong text not null, done text not null, primary key (correction_id, locale) ) strict, without rowid
create table destination_basket ( destination text not null, display_currency text not null, source_currency text not null, place integer not null, units integer not null, plan_id integer not null, primary key (destination, display_currency, source_currency, place) ) strict, without rowid
create table price_alert ( id text not null primary key, address text not null, path text not null, search text not null, locale text not null, currency text not null, created_at text not null, confirmed_at text, ends_at text not null, asked_at text, told_currency text, told_units integer, told_at text, check ((told_currency is null) = (told_units is null)), unique (address, path, search, currency) ) strict
create index price_alert_end on price_alert (ends_at)
create index price_alert_place on price_alert (path, currency, id) where confirmed_at is not null
create table mail_anew ( id integer primary key, to_address text not null, locale text not null, kind text not null, review_id text references review (id), payload text not null, created_at text not null, attempts integer not null default 0, next_at text not null, sent_at text, last_error text, alert_id text ) strict
drop table mail
alter table mail_anew rename to mail
create index mail_due on mail (next_at) where sent_at is null
create index mail_of_review on mail (review_id)
create index mail_of_alert on mail (alert_id) where alert_id is not null
create table source_seller ( provider_id integer not null references provider (id), feed text not null, source text not null, primary key (provider_id, feed) ) strict, without rowid
create table network_generation ( network_set_id integer not null references network_set (id), country text not null, generation text not null, primary key (network_set_id, country) ) strict, without rowid
create index network_generation_country on network_generation (country, generation)
alter table plan add column day_pass integer
alter table destination_basket add column plan_count integer not null default 1
alter table destination_basket add column price_count integer not null default 1
alter table destination_floor add column plan_id integer
alter table provider add column stated_name text not null default ''
alter table provider add column stated_url text
alter table provider add column stated_image text
create table provider_override ( provider_id integer not null primary key references provider (id), name text, url text, legal_name text, seat text, register text, support text, payment text, refund_rule text, link_template text, paid_links integer check (paid_links in (0, 1)), hidden integer not null check (hidden in (0, 1)), updated_at text not null ) strict
create table provider_logo ( provider_id integer not null primary key references provider (id), hash text not null, bytes blob not null, stored_at text not null ) strict
alter table plan add column offered integer not null default 1
create index hidden_plan_of_provider on plan (provider_id, id) where active = 0 and offered = 1
create table hidden_plan ( plan_id integer not null primary key references plan (id), reason text not null, hidden_at text not null ) strict
create table price_pin ( plan_id integer not null primary key references plan (id), currency text not null, units integer not null check (units >= 0), reason text not null, pinned_at text not null, ends_at text not null, feed_prices text not null, feed_checked_at text not null ) strict
alter table import_run add column reverted_at text
create index reverted_import on import_run (id) where reverted_at is not null
alter table feed_run add column import_id integer references import_run (id)
create index feed_run_of_import on feed_run (import_id)
create table plan_before ( import_id integer not null references import_run (id), plan_id integer not null references plan (id), stored text not null, primary key (import_id, plan_id) ) strict, without rowid
alter table outgoing_click rename to click_before
create table outgoing_click ( plan_id integer not null references plan (id), day text not null, destination text not null, count integer not null check (count > 0), primary key (plan_id, day, destination) ) strict, without rowid
drop table click_before
alter table plan add column refund text
alter table plan add column unused_data text
alter table plan add column after_end text
create table page_view ( day text not null, page text not null, destination text not null, count integer not null check (count > 0), primary key (day, page, destination) ) strict, without rowid
create table missed_search ( code text not null, day text not null, query text not null, count integer not null check (count > 0), primary key (code, day) ) strict, without rowid
create index missed_search_of_day on missed_search (day)
create table operator_told ( topic text not null primary key, mark text not null, told_at text not null ) strict, without rowid
create table failed_job ( job text not null primary key, problem text not null, failed_at text not null ) strict, without rowid
alter table review_event add column operator text
alter table site_secret add column made_at text
create table former_secret ( name text not null, value text not null, accepted_until text not null, primary key (name, value) ) strict
