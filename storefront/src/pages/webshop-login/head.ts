import { stepHead } from '../../features/checkout/step-head.ts';

export const head = stepHead('checkout_login_page');
