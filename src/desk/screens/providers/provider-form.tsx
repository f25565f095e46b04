import { locales } from '#domain/kernel/locale.ts';
import { paymentMethods } from '#domain/plan/provider-profile.ts';
import { sellerFacts } from '#domain/plan/provider-profile.ts';
import { fillLinkTemplate } from '#domain/site/link-template.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { saidOf, statedOf, type ProviderFact } from './provider-facts.ts';

const t = texts.providers;

interface ProviderFormProps {
  readonly fact: ProviderFact;
  readonly layers: ProviderLayers;
}

/** One fact in its row: saving, clearing, or going back. */
export function ProviderForm({ fact, layers }: ProviderFormProps) {
  const { slug } = layers.provider;
  const back = `/providers/${slug}`;
  if (fact === 'logo') return <LogoForm layers={layers} back={back} />;
  const isLink = fact === 'link';
  return (
    <div className="card">
      <ActionForm
        of={isLink ? 'provider/link' : 'provider/set'}
        subject={slug}
        back={back}
        needsTouch={isLink}
        id="fact"
      >
        <input type="hidden" name="fact" value={fact} />
        <FactField fact={fact} layers={layers} />
      </ActionForm>
      <div className="acts">
        <button type="submit" form="fact" className="btn btn--p">
          {isLink ? t.saveLink : t.save}
        </button>
        {!isLink && saidOf(fact, layers) !== null && (
          <ActionForm of="provider/clear" subject={slug} back={back}>
            <input type="hidden" name="fact" value={fact} />
            <button type="submit" className="btn">
              {t.clear}
            </button>
          </ActionForm>
        )}
        <a className="btn btn--q" href={back}>
          {t.cancel}
        </a>
        {isLink && <span className="mut s13">{t.touch}</span>}
      </div>
    </div>
  );
}

/** Any picture; shown as it will look in lists and on pages. */
function LogoForm({
  layers: { provider, image },
  back,
}: Pick<ProviderFormProps, 'layers'> & { readonly back: string }) {
  const { slug, name, hasLogo } = provider;
  const seller = { slug, name, image: image.shown };
  return (
    <div className="card">
      <ActionForm of="provider/logo" subject={slug} back={back} hasFile className="column">
        <p className="who">
          <SellerLogo seller={seller} size={24} />
          <SellerLogo seller={seller} size={40} />
        </p>
        <label className="f">
          <span>{t.names.logo}</span>
          <input className="in" type="file" name="logo" accept="image/*" required />
          <small>{t.hints.logo}</small>
        </label>
        <div className="acts">
          <button type="submit" className="btn btn--p">
            {t.save}
          </button>
          <a className="btn btn--q" href={back}>
            {t.cancel}
          </a>
        </div>
      </ActionForm>
      {hasLogo && (
        <ActionForm of="provider/logo" subject={slug} back={back}>
          <input type="hidden" name="remove" value="on" />
          <button type="submit" className="btn">
            {t.clear}
          </button>
        </ActionForm>
      )}
    </div>
  );
}

function FactField({
  fact,
  layers,
}: {
  readonly fact: Exclude<ProviderFact, 'logo'>;
  readonly layers: ProviderLayers;
}) {
  const { override } = layers.provider;
  switch (fact) {
    case 'link':
      return <LinkField layers={layers} />;
    case 'payment':
      return (
        <fieldset className="boxes">
          <legend className="vh">{t.names.payment}</legend>
          {paymentMethods.map((way) => (
            <label key={way} className="ck">
              <input
                type="checkbox"
                name={`payment:${way}`}
                value="on"
                defaultChecked={override.payment.includes(way)}
              />
              <span>{t.ways[way]}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'refundRule':
      return (
        <div className="column">
          <p className="s13 mut">{t.hints.refundRule}</p>
          {locales.map((locale) => (
            <label key={locale} className="f">
              <span>{t.languages[locale]}</span>
              <textarea
                className="in"
                name={`refund:${locale}`}
                rows={2}
                lang={locale}
                defaultValue={override.refundRule[locale] ?? ''}
              />
            </label>
          ))}
        </div>
      );
    case 'afterPurchase':
      return (
        <div className="column">
          <p className="s13 mut">{t.hints.afterPurchase}</p>
          {sellerFacts.map((each) => (
            <label key={each} className="f">
              <span>{t.after[each]}</span>
              <input className="in" name={`after:${each}`} defaultValue={override.afterPurchase[each] ?? ''} />
            </label>
          ))}
        </div>
      );
    case 'support':
      return (
        <label className="f">
          <span>{t.names.support}</span>
          <textarea className="in" name="support" rows={3} defaultValue={override.support.join('\n')} />
          <small>{t.hints.support}</small>
        </label>
      );
    default:
      return (
        <label className="f">
          <span>{t.names[fact]}</span>
          <input className="in" name={fact} defaultValue={override[fact] ?? statedOf(fact, layers) ?? ''} />
          <small>{t.hints[fact]}</small>
        </label>
      );
  }
}

/** With what a real address becomes. */
function LinkField({ layers: { provider, sample } }: Pick<ProviderFormProps, 'layers'>) {
  const { linkTemplate, paidLinks } = provider.override;
  const address = linkTemplate === null || sample === null ? null : fillLinkTemplate(linkTemplate, sample);
  const said = paidLinks === null ? '' : paidLinks ? 'yes' : 'no';
  return (
    <div className="column">
      <label className="f">
        <span>{t.template}</span>
        <input
          className="in"
          name="linkTemplate"
          defaultValue={linkTemplate ?? ''}
          placeholder="https://go.partner.example/?to={url}&s={sub}"
        />
        <small>{t.hints.link}</small>
      </label>
      <label className="f">
        <span>{t.paidQuestion}</span>
        <select className="in" name="paidLinks" defaultValue={said}>
          <option value="">{t.paidAnswers.unsaid}</option>
          <option value="yes">{t.paidAnswers.yes}</option>
          <option value="no">{t.paidAnswers.no}</option>
        </select>
      </label>
      {address !== null && sample !== null && (
        <p className="s13">
          {t.becomes({ plan: sample.planId })}
          <br />
          <code>{address}</code>
        </p>
      )}
    </div>
  );
}
