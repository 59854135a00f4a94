import { accountHead } from '../../features/account/account-head.ts';

export const head = accountHead('account_my_devices');
