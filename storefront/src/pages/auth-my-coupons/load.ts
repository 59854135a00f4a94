import type { Profile } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  coupons: ReplyOf<typeof webshopCart.myCoupons>['items'];
  code: string;
  result: FormResult;
}

/** Coupons saved by or given to the customer, including expired ones. */
export const load = (context: LoadContext): Promise<LoadResult<Props>> => show(context, { code: '', result: NOTHING_WRONG });

/** Saves a coupon, or removes one. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const code = context.form.get('code')?.trim() ?? '';
  const endpoint = context.form.get('action') === 'remove' ? webshopCart.removeMyCoupon : webshopCart.addMyCoupon;
  const reply = await tryCall(context.api, endpoint, { code });
  if (reply.success) return { kind: 'redirect', to: context.path, status: 303 };
  const isWrong = reply.data.label_name === 'error_bad_input';
  return show(context, { code, result: isWrong ? { errors: { code: 'error_coupon_invalid_code' }, problem: null } : formResult(reply.data) });
}

async function show(context: LoadContext, form: Pick<Props, 'code' | 'result'>): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { items } = await context.api.get(webshopCart.myCoupons, { all: true });
  return { kind: 'page', status: form.result === NOTHING_WRONG ? 200 : 422, props: { profile: opened.profile, coupons: items, ...form } };
}
