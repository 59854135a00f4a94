import type { Shop } from '../../context/shop-context.tsx';
import { homeUrl } from '../../links/page-links.ts';

type Place = Pick<Shop, 'lang'> & { info: Pick<Shop['info'], 'default_language'> };

export type AccountPage =
  | 'login'
  | 'login_link'
  | 'signup'
  | 'forgotten_password'
  | 'logout'
  | 'edit'
  | 'my_orders'
  | 'my_devices'
  | 'my_comments'
  | 'my_coupons';

/** Address of a page of the account; without a name its overview. */
export const authUrl = (place: Place, page?: AccountPage): string => `${homeUrl(place)}auth/${page ? `${page}/` : ''}`;
