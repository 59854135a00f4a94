import { useShop, useText } from '../../context/shop-context.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';

/** Steps after the statement, and alternatives to this form. */
export function NextSteps() {
  const { info } = useShop();
  const text = useText();
  return (
    <section className="panel order-panel withdrawal-next" aria-labelledby="withdrawal-next">
      <h2 id="withdrawal-next">{text('withdrawal_how_title')}</h2>
      <ol>
        <li>{text('withdrawal_how_form')}</li>
        <li>{text('withdrawal_how_mail')}</li>
        <li>{text('withdrawal_next_return')}</li>
      </ol>
      <p>{text('withdrawal_how_else', { email: info.email })}</p>
      <ContactLink className="btn compact" hasIcon />
    </section>
  );
}
