import { useShop, useText } from '../../context/shop-context.tsx';
import { menuPage } from '../../links/menu-page.ts';

/** Link to the privacy page, shown before personal data are entered. */
export function PrivacyNote() {
  const { menus } = useShop();
  const text = useText();
  const page = menuPage(menus, 'privacy');
  return page ? (
    <p className="small">
      {text('account_privacy')}{' '}
      <a className="link" href={page.url} {...(page.text_lang && { lang: page.text_lang })}>
        {page.title}
      </a>
    </p>
  ) : null;
}
