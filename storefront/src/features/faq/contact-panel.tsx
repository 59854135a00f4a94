import { telUrl } from '../../links/tel-url.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { hoursInWords } from '../../labels/hours-in-words.ts';

/** Contact options for visitors who found no answer: mail, and telephone with its hours if the shop has one. */
export function ContactPanel() {
  const { info, lang } = useShop();
  const text = useText();
  return (
    <aside className="panel faq-contact" aria-labelledby="faq-contact">
      <h2 id="faq-contact">{text('faq_contact')}</h2>
      {info.phone && (
        <p>
          <a className="btn" href={telUrl(info.phone)}>
            {info.phone}
          </a>
          {info.phoneHours && <span className="small muted">{hoursInWords(info.phoneHours, lang)}</span>}
        </p>
      )}
      <p>
        <a className="link" href={`mailto:${info.email}`}>
          {info.email}
        </a>
      </p>
    </aside>
  );
}
