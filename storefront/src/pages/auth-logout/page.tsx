import { useText } from '../../context/shop-context.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import type { Props } from './load.ts';

/** Asks for a confirmation if another site's link was followed. */
export function Page({ redirect }: Props) {
  const text = useText();
  return (
    <EntryFrame title={text('account_logout_ask')}>
      <form method="post" className="account-out">
        <input type="hidden" name="redirect" value={redirect} />
        <button type="submit" className="key">
          {text('account_logout')}
        </button>
        <a className="btn" href={redirect}>
          {text('account_logout_stay')}
        </a>
      </form>
    </EntryFrame>
  );
}
