import type { ReactNode } from 'react';
import { locales } from '#domain/kernel/locale.ts';
import { paymentMethods } from '#domain/plan/provider-profile.ts';
import { sellerFacts } from '#domain/plan/seller-facts.ts';
import { fillLinkTemplate } from '#domain/site/link-template.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ActionButton, ActionForm, Button } from '#desk/parts/action-form.tsx';
import { Field, Tick } from '#desk/parts/field.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { saidOf, sellerOf, statedOf, type ProviderFact } from './provider-facts.ts';

const t = texts.providers;

interface ProviderFormProps {
  readonly fact: ProviderFact;
  readonly layers: ProviderLayers;
}

/** One fact in its row: saving, clearing, or going back. */
export function ProviderForm({ fact, layers }: ProviderFormProps) {
  const about = { subject: layers.provider.slug, back: `/providers/${layers.provider.slug}` };
  const isLink = fact === 'link';
  const isLogo = fact === 'logo';
  const form =
    isLink || isLogo ? { of: `provider/${fact}`, needsTouch: isLink, hasFile: isLogo } : { of: 'provider/set' };
  const clear = isLogo ? { of: 'provider/logo', fields: { remove: 'on' } } : { of: 'provider/clear', fields: { fact } };
  return (
    <div className="card">
      <ActionForm {...form} {...about} id="fact" fields={{ fact }} className="column">
        {fields[fact]({ fact, layers })}
      </ActionForm>
      <div className="acts">
        <Button form="fact" look="btn btn--p" name={isLink ? t.saveLink : t.save} />
        {!isLink && saidOf(fact, layers) !== null && <ActionButton {...clear} {...about} name={t.clear} button={{}} />}
        <Link look="btn btn--q" href={about.back} name={t.cancel} />
        {isLink && <span className="mut s13">{t.touch}</span>}
      </div>
    </div>
  );
}

/** What somebody fills in, by fact. */
const fields: Readonly<Record<ProviderFact, (props: ProviderFormProps) => ReactNode>> = {
  name: lineField,
  url: lineField,
  legalName: lineField,
  seat: lineField,
  register: lineField,
  logo: logoFields,
  support: ({ layers: { provider } }) => (
    <Field
      label={t.names.support}
      hint={t.hints.support}
      name="support"
      rows={3}
      defaultValue={provider.override.support.join('\n')}
    />
  ),
  payment: ({ layers: { provider } }) => (
    <fieldset className="boxes">
      <legend className="vh">{t.names.payment}</legend>
      {paymentMethods.map((way) => (
        <Tick key={way} name={`payment:${way}`} isTicked={provider.override.payment.includes(way)} text={t.ways[way]} />
      ))}
    </fieldset>
  ),
  refundRule: ({ layers: { provider } }) => (
    <>
      <p className="s13 mut">{t.hints.refundRule}</p>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={t.languages[locale]}
          name={`refund:${locale}`}
          rows={2}
          lang={locale}
          defaultValue={provider.override.refundRule[locale]}
        />
      ))}
    </>
  ),
  afterPurchase: ({ layers: { provider } }) => (
    <>
      <p className="s13 mut">{t.hints.afterPurchase}</p>
      {sellerFacts.map((each) => (
        <Field
          key={each}
          label={t.after[each]}
          name={`after:${each}`}
          defaultValue={provider.override.afterPurchase[each]}
        />
      ))}
    </>
  ),
  link: linkFields,
};

function lineField({ fact, layers }: ProviderFormProps) {
  const value = saidOf(fact, layers) ?? statedOf(fact, layers) ?? '';
  return <Field label={t.names[fact]} hint={t.hints[fact]} name={fact} defaultValue={value} />;
}

/** Any picture; shown as it will look in lists and on pages. */
function logoFields({ layers }: ProviderFormProps) {
  const seller = sellerOf(layers);
  return (
    <>
      <p className="who">
        <SellerLogo seller={seller} size={24} />
        <SellerLogo seller={seller} size={40} />
      </p>
      <Field label={t.names.logo} hint={t.hints.logo} type="file" name="logo" accept="image/*" required />
    </>
  );
}

/** With what a real address becomes. */
function linkFields({ layers: { provider, sample } }: ProviderFormProps) {
  const { linkTemplate, paidLinks } = provider.override;
  const { unsaid, yes, no } = t.paidAnswers;
  return (
    <>
      <Field
        label={t.template}
        hint={t.hints.link}
        name="linkTemplate"
        defaultValue={linkTemplate ?? ''}
        placeholder="https://go.partner.example/?to={url}&s={sub}"
      />
      <Field
        label={t.paidQuestion}
        name="paidLinks"
        defaultValue={paidLinks === null ? '' : paidLinks ? 'yes' : 'no'}
        options={[
          ['', unsaid],
          ['yes', yes],
          ['no', no],
        ]}
      />
      {linkTemplate !== null && sample !== null && (
        <p className="s13">
          {t.becomes({ plan: sample.planId })}
          <br />
          <code>{fillLinkTemplate(linkTemplate, sample)}</code>
        </p>
      )}
    </>
  );
}
