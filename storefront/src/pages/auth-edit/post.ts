import { type EditForm, isEditForm, sendEditForm } from '../../features/account/account-forms.ts';
import { formResult } from '../../features/account/form-result.ts';
import { inLanguage } from '../../features/account/require-login.ts';
import { cartUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type Props, show } from './load.ts';

/** Names of the forms' password fields, for their errors. */
const PASSWORD_FIELDS: Partial<Record<EditForm, string>> = { erase: 'erase_password', prove: 'prove_password' };

/** Executes one of the page's forms and shows the page again. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const form = context.form.get('form');
  if (!isEditForm(form)) return show(context, null);
  const reply = await sendEditForm(form, context);
  if (!reply.success) {
    const result = formResult(reply.data);
    const field = PASSWORD_FIELDS[form] ?? 'old_password';
    // An account without a password needs a recent login instead.
    const isOld = form === 'erase' && reply.data.label_name === 'error_login_failed' && !context.form.has('erase_password');
    if (isOld) return show(context, { form, result: { errors: {}, problem: 'logins_log_in_again' }, isDone: false });
    const isPassword = reply.data.label_name === 'error_login_failed';
    return show(context, { form, result: isPassword ? { errors: { [field]: 'account_password_wrong' }, problem: null } : result, isDone: false });
  }
  if (form === 'offers' && context.form.has('offer')) return { kind: 'redirect', to: cartUrl(context), status: 303 };
  const to = form === 'erase' ? inLanguage('/', context) : `${context.path}?done=${form}#${form === 'prove' ? 'logins' : form}`;
  return { kind: 'redirect', to, status: 303, ...(reply.data.jwt && { token: reply.data.jwt }), ...(reply.data.device && { device: reply.data.device }) };
}
