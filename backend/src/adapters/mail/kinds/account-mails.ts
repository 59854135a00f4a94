import { isProvider, PROVIDER_TITLES } from '@vitrina/contract/values/external-login';
import { button, mainButton, type MailBlock, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';

export interface AccountMail {
  data: Record<string, unknown>;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Mail: confirmation request for the address of a new account. */
export const signup = (mail: AccountMail): MailContent =>
  content(mail, 'signup', ({ say, link }) => [
    paragraph(say('text')),
    mainButton(say('button'), mail.links.auth(`confirm_signup/${link}`)),
    quiet(say('until')),
  ]);

/** Mail: sent on a sign-up with the address of an existing account. */
export const accountExists = (mail: AccountMail): MailContent =>
  content(mail, 'exists', ({ say }) => [
    paragraph(say('text')),
    mainButton(say('button'), mail.links.auth('login')),
    button(say('forgotten'), mail.links.auth('forgotten_password')),
  ]);

/** Mail: link to set a new password. */
export const newPassword = (mail: AccountMail): MailContent =>
  content(mail, 'new_password', ({ say, link }) => [
    paragraph(say('text')),
    mainButton(say('button'), mail.links.auth(`change_password/${link}`)),
    quiet(say('not_you')),
  ]);

/** Mail: the password was changed. */
export const passwordChanged = (mail: AccountMail): MailContent =>
  content(mail, 'password_changed', ({ say }) => [
    paragraph(say('text')),
    button(mail.words.say('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
    quiet(say('not_you')),
  ]);

/** Mail: login link. */
export const loginLink = (mail: AccountMail): MailContent =>
  content(mail, 'login_link', ({ say, link }) => [
    paragraph(say('text')),
    mainButton(say('button'), mail.links.auth(`login_link/${link}`)),
    quiet(say('not_you')),
  ]);

/** Mail: a passkey was added. */
export const passkeyAdded = (mail: AccountMail): MailContent => content(mail, 'passkey_added', wayAdded(mail));

/** Mail: a login by an external provider was added. */
export const providerAdded = (mail: AccountMail): MailContent => content(mail, 'provider_added', wayAdded(mail));

/** Mail: the account may now buy for the company. */
export const companyApproved = (mail: AccountMail): MailContent =>
  content(mail, 'company_approved', ({ say }) => [paragraph(say('text')), mainButton(say('button'), mail.links.auth('edit'))]);

/** Mail: the request to buy for a company was refused, or its approval ended. */
export const companyRefused = (mail: AccountMail): MailContent =>
  content(mail, 'company_refused', ({ say }) => [paragraph(say('text')), paragraph(mail.words.say('mail_company_refused_ask', { email: mail.shop.email }))]);

/** Mail: a second factor of a staff login was activated. */
export const staffFactorAdded = (mail: AccountMail): MailContent =>
  content(mail, 'staff_factor_added', ({ say }) => [
    paragraph(say('text')),
    paragraph(say('not_you')),
    button(mail.words.say('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
  ]);

/** Mail: a colleague removed the second factors of a staff login. */
export const staffFactorReset = (mail: AccountMail): MailContent =>
  content(mail, 'staff_factor_reset', ({ say }) => [paragraph(say('text')), paragraph(say('not_you'))]);

/** Mail: invitation to the back office, which may have its own host. The code is in the fragment (`#`), so that no server logs it. */
export const staffInvited = (mail: AccountMail): MailContent =>
  content(mail, 'staff_invited', ({ say }) => {
    const { office = mail.shop.publicUrl, linkCode } = mail.data;
    return [paragraph(say('text')), mainButton(say('button'), `${String(office)}/backoffice/#invited=${String(linkCode)}`), quiet(say('until'))];
  });

const wayAdded =
  (mail: AccountMail) =>
  ({ say }: Words): MailBlock[] => [
    paragraph(say('text')),
    button(mail.words.say('account_edit'), mail.links.auth('edit')),
    paragraph(say('not_you')),
    button(mail.words.say('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
  ];

interface Words {
  say: (name: string) => string;
  /** Id and code of the link in the mail. */
  link: string;
}

/** Returns the provider's name. */
function providerOf({ provider }: AccountMail['data'], words: MailWords): string {
  const name = typeof provider === 'string' ? provider : '';
  return (isProvider(name) && PROVIDER_TITLES[name]) || words.say('logins_own_provider');
}

function content({ data, shop, words }: AccountMail, kind: string, blocks: (words: Words) => MailBlock[]): MailContent {
  const say = (name: string) => words.say(`mail_${kind}_${name}`, { name: shop.name, provider: providerOf(data, words) });
  return {
    subject: say('subject'),
    preheader: say('preheader'),
    heading: say('subject'),
    blocks: [paragraph(words.say('mail_hello')), ...blocks({ say, link: `${Number(data.linkId)}/${String(data.linkCode)}` })],
    reason: words.say('mail_account_why', { name: shop.name }),
  };
}
