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
  content(mail, 'signup', ({ translate, link }) => [
    paragraph(translate('text')),
    mainButton(translate('button'), mail.links.auth(`confirm_signup/${link}`)),
    quiet(translate('until')),
  ]);

/** Mail: sent on a sign-up with the address of an existing account. */
export const accountExists = (mail: AccountMail): MailContent =>
  content(mail, 'exists', ({ translate }) => [
    paragraph(translate('text')),
    mainButton(translate('button'), mail.links.auth('login')),
    button(translate('forgotten'), mail.links.auth('forgotten_password')),
  ]);

/** Mail: link to set a new password. */
export const newPassword = (mail: AccountMail): MailContent =>
  content(mail, 'new_password', ({ translate, link }) => [
    paragraph(translate('text')),
    mainButton(translate('button'), mail.links.auth(`change_password/${link}`)),
    quiet(translate('not_you')),
  ]);

/** Mail: the password was changed. */
export const passwordChanged = (mail: AccountMail): MailContent =>
  content(mail, 'password_changed', ({ translate }) => [
    paragraph(translate('text')),
    button(mail.words.translate('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
    quiet(translate('not_you')),
  ]);

/** Mail: login link. */
export const loginLink = (mail: AccountMail): MailContent =>
  content(mail, 'login_link', ({ translate, link }) => [
    paragraph(translate('text')),
    mainButton(translate('button'), mail.links.auth(`login_link/${link}`)),
    quiet(translate('not_you')),
  ]);

/** Mail: a passkey was added. */
export const passkeyAdded = (mail: AccountMail): MailContent => content(mail, 'passkey_added', wayAdded(mail));

/** Mail: a login by an external provider was added. */
export const providerAdded = (mail: AccountMail): MailContent => content(mail, 'provider_added', wayAdded(mail));

/** Mail: the account may now buy for the company. */
export const companyApproved = (mail: AccountMail): MailContent =>
  content(mail, 'company_approved', ({ translate }) => [paragraph(translate('text')), mainButton(translate('button'), mail.links.auth('edit'))]);

/** Mail: the request to buy for a company was refused, or its approval ended. */
export const companyRefused = (mail: AccountMail): MailContent =>
  content(mail, 'company_refused', ({ translate }) => [
    paragraph(translate('text')),
    paragraph(mail.words.translate('mail_company_refused_ask', { email: mail.shop.email })),
  ]);

/** Mail: a second factor of a staff login was activated. */
export const staffFactorAdded = (mail: AccountMail): MailContent =>
  content(mail, 'staff_factor_added', ({ translate }) => [
    paragraph(translate('text')),
    paragraph(translate('not_you')),
    button(mail.words.translate('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
  ]);

/** Mail: a colleague removed the second factors of a staff login. */
export const staffFactorReset = (mail: AccountMail): MailContent =>
  content(mail, 'staff_factor_reset', ({ translate }) => [paragraph(translate('text')), paragraph(translate('not_you'))]);

/** Mail: invitation to the back office, which may have its own host. The code is in the fragment (`#`), so that no server logs it. */
export const staffInvited = (mail: AccountMail): MailContent =>
  content(mail, 'staff_invited', ({ translate }) => {
    const { office = mail.shop.publicUrl, linkCode } = mail.data;
    return [
      paragraph(translate('text')),
      mainButton(translate('button'), `${String(office)}/backoffice/#invited=${String(linkCode)}`),
      quiet(translate('until')),
    ];
  });

const wayAdded =
  (mail: AccountMail) =>
  ({ translate }: Words): MailBlock[] => [
    paragraph(translate('text')),
    button(mail.words.translate('account_edit'), mail.links.auth('edit')),
    paragraph(translate('not_you')),
    button(mail.words.translate('mail_exists_forgotten'), mail.links.auth('forgotten_password')),
  ];

interface Words {
  translate: (name: string) => string;
  /** Id and code of the link in the mail. */
  link: string;
}

/** Returns the provider's name. */
function providerOf({ provider }: AccountMail['data'], words: MailWords): string {
  const name = typeof provider === 'string' ? provider : '';
  return (isProvider(name) && PROVIDER_TITLES[name]) || words.translate('logins_own_provider');
}

function content({ data, shop, words }: AccountMail, kind: string, blocks: (words: Words) => MailBlock[]): MailContent {
  const translate = (name: string) => words.translate(`mail_${kind}_${name}`, { name: shop.name, provider: providerOf(data, words) });
  return {
    subject: translate('subject'),
    preheader: translate('preheader'),
    heading: translate('subject'),
    blocks: [paragraph(words.translate('mail_hello')), ...blocks({ translate, link: `${Number(data.linkId)}/${String(data.linkCode)}` })],
    reason: words.translate('mail_account_why', { name: shop.name }),
  };
}
