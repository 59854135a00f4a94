import { accountHead } from '../../features/account/account-head.ts';

export const head = accountHead('login_link_title');
