import { useShop, useText } from '../../context/shop-context.tsx';
import { ConsentChoices } from '../../features/consent/consent-choices.tsx';
import { thirdPartiesOf } from '../../features/consent/third-parties.ts';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Check } from '../../ui/icons.tsx';
import type { Props } from './load.ts';
import './consents.css';

/** Cookie settings: a plain form to give, review and withdraw consent, with or without scripts. */
export function Page({ text: words, approved, isSaved }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page consents">
      <Breadcrumbs trail={[]} current={text('consent_settings')} />
      <h1 className="page-title">{text('consent_settings')}</h1>
      <p className="consents-lead">{words.text}</p>
      {isSaved && (
        <p className="consents-saved" role="status">
          <Check className="icon" aria-hidden="true" /> {text('consent_saved')}
        </p>
      )}
      <form className="consents-form" method="post" action={fixedUrl('consents', shop)}>
        <ConsentChoices categories={words.categories} approved={approved} parties={thirdPartiesOf(shop.info.consent.scripts)} />
        <div className="consents-keys">
          <button type="submit" className="btn" name="choice" value="none">
            {text('consent_refuse_all')}
          </button>
          <button type="submit" className="btn" name="choice" value="all">
            {text('consent_accept_all')}
          </button>
          <button type="submit" className="btn" name="choice" value="ticked">
            {text('consent_save')}
          </button>
        </div>
      </form>
      <p className="consents-lead">{text('consent_device')}</p>
    </div>
  );
}
