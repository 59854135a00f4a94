import type { Db } from '../../db/index.ts';
import type { SignedCodes } from '../../http/signed-codes.ts';
import {
  accountExists,
  companyApproved,
  companyRefused,
  type AccountMail,
  loginLink,
  newPassword,
  passkeyAdded,
  passwordChanged,
  providerAdded,
  signup,
  staffFactorAdded,
  staffFactorReset,
  staffInvited,
} from './kinds/account-mails.ts';
import { additionalPaid } from './kinds/additional-paid.ts';
import { additionalPayment } from './kinds/additional-payment.ts';
import { campaignMail } from './kinds/campaign-mail.ts';
import { claimReceived } from './kinds/claim-received.ts';
import { cartReminder } from './kinds/cart-reminder.ts';
import { orderCancelled } from './kinds/order-cancelled.ts';
import { orderConfirm } from './kinds/order-confirm.ts';
import { orderChanged } from './kinds/order-changed.ts';
import { orderMessage } from './kinds/order-message.ts';
import { orderDocument } from './kinds/order-document.ts';
import { orderPaid } from './kinds/order-paid.ts';
import { orderPartRefunded } from './kinds/order-part-refunded.ts';
import { orderReceived } from './kinds/order-received.ts';
import { orderShipped } from './kinds/order-shipped.ts';
import { paymentFailed } from './kinds/payment-failed.ts';
import { paymentRefundDue } from './kinds/payment-refund-due.ts';
import { paymentRefunded } from './kinds/payment-refunded.ts';
import { questionMail } from './kinds/question-mails.ts';
import { recallMail } from './kinds/recall.ts';
import { reportMail } from './kinds/report-mails.ts';
import { returnLabel } from './kinds/return-label.ts';
import { returnRefused } from './kinds/return-refused.ts';
import { tradeInMail } from './kinds/trade-in-mails.ts';
import { withdrawalReceived } from './kinds/withdrawal-received.ts';
import { withdrawalRefused } from './kinds/withdrawal-refused.ts';
import { newsletterConfirm, newsletterMail } from './kinds/newsletter-mail.ts';
import { noticeMail } from './kinds/notice-mail.ts';
import { contractFiles } from './contract-files.ts';
import { selectMailEntry } from './mail-campaign-queries.ts';
import type { MailContent } from './mail-content.ts';
import type { MailFile } from './mail-file.ts';
import { mailLinks } from './mail-links.ts';
import { isRequestOpen, selectMailNewsletter } from './mail-newsletter-queries.ts';
import {
  selectMailAdditional,
  selectMailCart,
  selectMailEInvoice,
  selectMailReturnLabel,
  selectMailLegalTexts,
  selectMailNotice,
  selectMailOrder,
  selectMailPage,
  selectMailRefund,
} from './mail-queries.ts';
import { selectMailQuestion } from './mail-question-queries.ts';
import { selectMailRecall, selectMailReport } from './mail-safety-queries.ts';
import { selectMailTradeIn } from './mail-trade-in-queries.ts';
import type { MailShop, MailText } from './mail-shop.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { OrderMail } from './order-mail.ts';
import type {
  AccountMailKind,
  CampaignMailKind,
  Mail,
  MailKind,
  NoticeMailKind,
  OrderMailKind,
  QuestionMailKind,
  ReportMailKind,
  TradeInMailKind,
} from './outbox.ts';
import { plainText } from './plain-text.ts';
import { oneLine } from './sanitize-typed-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** URL for one-click unsubscription; absent: the mail belongs to a purchase. */
  unsubscribeUrl?: string;
  attachments?: readonly MailFile[];
}

/** `not_needed`: outdated or without its subject matter; never sent. */
export type Rendering = ({ kind: 'mail' } & RenderedMail) | { kind: 'not_needed'; why: string };

export interface MailDeps {
  db: Db;
  shop: MailShop;
  text: MailText;
  /** Signs the links to a newsletter's preferences. */
  codes: SignedCodes;
}

const ABOUT_ORDERS: Readonly<Record<OrderMailKind, (mail: OrderMail) => MailContent | string>> = {
  'additional-payment': additionalPayment,
  'additional-paid': additionalPaid,
  'order-confirm': orderConfirm,
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'payment-failed': paymentFailed,
  'payment-refund-due': paymentRefundDue,
  'payment-refunded': paymentRefunded,
  'order-part-refunded': orderPartRefunded,
  'order-document': orderDocument,
  'order-changed': orderChanged,
  'order-message': orderMessage,
  'order-cancelled': orderCancelled,
  'order-shipped': orderShipped,
  'withdrawal-received': withdrawalReceived,
  'withdrawal-refused': withdrawalRefused,
  'return-refused': returnRefused,
  'return-label': returnLabel,
  'claim-received': claimReceived,
};

const ABOUT_ACCOUNTS: Readonly<Record<AccountMailKind, (mail: AccountMail) => MailContent>> = {
  signup,
  'account-exists': accountExists,
  'new-password': newPassword,
  'password-changed': passwordChanged,
  'login-link': loginLink,
  'passkey-added': passkeyAdded,
  'provider-added': providerAdded,
  'company-approved': companyApproved,
  'company-refused': companyRefused,
  'staff-factor-added': staffFactorAdded,
  'staff-factor-reset': staffFactorReset,
  'staff-invited': staffInvited,
};

/** Renders a mail from the current data of the database. */
export async function renderMail(deps: MailDeps, mail: Pick<Mail, 'kind' | 'lang' | 'data'>): Promise<Rendering> {
  const words = mailWords(deps.text, mail.lang, deps.shop.timeZone);
  const content = await contentOf(deps, mail, words);
  if (typeof content === 'string') return { kind: 'not_needed', why: content };
  const attachments = await filesOf(deps, mail, words);
  return { kind: 'mail', ...(await drawMail(content, deps.shop, words)), ...(attachments.length > 0 && { attachments }) };
}

/** Attachments: an e-invoice, a label, or the contract's texts. */
async function filesOf({ db, shop }: MailDeps, { kind, data }: Pick<Mail, 'kind' | 'data'>, words: MailWords): Promise<readonly MailFile[]> {
  if (kind === 'order-document') return selectMailEInvoice(db, Number(data.documentId));
  if (kind === 'return-label') return selectMailReturnLabel(db, Number(data.returnId));
  return kind === 'order-received' ? contractFiles(await selectMailLegalTexts(db, Number(data.orderId)), shop, words) : [];
}

function contentOf(deps: MailDeps, mail: Pick<Mail, 'kind' | 'lang' | 'data'>, words: MailWords): MailContent | string | Promise<MailContent | string> {
  const { kind, lang, data } = mail;
  if (kind === 'cart-reminder') return reminderContent(deps, mail, words);
  if (kind === 'newsletter') return newsletterContent(deps, mail, words);
  if (kind === 'newsletter-confirm') return newsletterConfirmContent(deps, mail, words);
  if (kind === 'sweepstake-confirm' || kind === 'campaign-won') return entryContent(deps, { kind, data }, words);
  if (kind === 'recall') return recallContent(deps, mail, words);
  if (isReportKind(kind)) return reportContent(deps, { kind, data }, words);
  if (isTradeInKind(kind)) return tradeInContent(deps, { kind, data }, words);
  if (isQuestionKind(kind)) return questionContent(deps, { kind, data }, words);
  if (isNoticeKind(kind)) return noticeContent(deps, { kind, data }, words);
  if (isAboutAccount(kind)) return ABOUT_ACCOUNTS[kind]({ data, shop: deps.shop, words, links: mailLinks(deps.shop, lang) });
  return orderMailContent(deps, mail, words, ABOUT_ORDERS[kind]);
}

const isNoticeKind = (kind: MailKind): kind is NoticeMailKind => kind.startsWith('notice-');

const isQuestionKind = (kind: MailKind): kind is QuestionMailKind => kind.startsWith('question-');

const isTradeInKind = (kind: MailKind): kind is TradeInMailKind => kind.startsWith('trade-in-');

const isReportKind = (kind: MailKind): kind is ReportMailKind => kind.startsWith('report-');

const isAboutAccount = (kind: MailKind): kind is AccountMailKind => kind in ABOUT_ACCOUNTS;

/** Renders HTML and plain text from one content. */
export async function drawMail(content: MailContent, shop: MailShop, words: MailWords): Promise<RenderedMail> {
  // Loaded with the first mail, as it imports React.
  const { mailPage } = await import('#mail-page');
  return {
    subject: oneLine(content.subject),
    html: mailPage({ content, shop, words, home: mailLinks(shop, words.lang).home }),
    text: plainText({ content, shop, words }),
    ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
  };
}

async function orderMailContent(
  { db, shop }: MailDeps,
  { kind, data }: Pick<Mail, 'kind' | 'data'>,
  words: MailWords,
  make: (mail: OrderMail) => MailContent | string,
): Promise<MailContent | string> {
  const order = await selectMailOrder(db, Number(data.orderId));
  if (!order) return 'the order is gone';
  const number = typeof data.number === 'string' ? oneLine(data.number) : String(order.id);
  const additional = data.additionalId === undefined ? null : await selectMailAdditional(db, Number(data.additionalId));
  const refund = data.refundId === undefined ? null : await selectMailRefund(db, Number(data.refundId));
  const terms = await selectMailPage(db, 'terms', words.lang);
  const legalTexts = kind === 'order-received' ? await selectMailLegalTexts(db, order.id) : [];
  return make({
    order,
    additional,
    refund,
    terms,
    legalTexts,
    number,
    identifier: `${order.id}-${order.code}`,
    data,
    shop,
    words,
    links: mailLinks(shop, words.lang),
  });
}

async function noticeContent(
  { db, shop }: MailDeps,
  { kind, data }: { kind: NoticeMailKind; data: Mail['data'] },
  words: MailWords,
): Promise<MailContent | string> {
  const notice = await selectMailNotice(db, { noticeId: Number(data.noticeId), lang: words.lang, defaultLanguage: shop.defaultLanguage });
  return notice ? noticeMail({ kind, notice, shop, words, links: mailLinks(shop, words.lang) }) : 'the notice or its product is gone';
}

async function questionContent(
  { db, shop }: MailDeps,
  { kind, data }: { kind: QuestionMailKind; data: Mail['data'] },
  words: MailWords,
): Promise<MailContent | string> {
  const question = await selectMailQuestion(db, { postId: Number(data.postId), lang: words.lang, defaultLanguage: shop.defaultLanguage });
  return question ? questionMail({ kind, question, shop, words, links: mailLinks(shop, words.lang) }) : 'the question or its product is gone';
}

async function recallContent({ db, shop }: MailDeps, { data, lang }: Pick<Mail, 'data' | 'lang'>, words: MailWords): Promise<MailContent | string> {
  const recall = await selectMailRecall(db, { recallId: Number(data.recallId), orderId: Number(data.orderId), lang });
  return recall ? recallMail({ recall, shop, words, links: mailLinks(shop, lang) }) : 'the recall or the order is gone';
}

async function reportContent(
  { db, shop }: MailDeps,
  { kind, data }: { kind: ReportMailKind; data: Mail['data'] },
  words: MailWords,
): Promise<MailContent | string> {
  const report = await selectMailReport(db, Number(data.reportId));
  return report ? reportMail({ kind, report, isSubject: data.isSubject === true, shop, words, links: mailLinks(shop, words.lang) }) : 'the report is gone';
}

async function tradeInContent(
  { db, shop }: MailDeps,
  { kind, data }: { kind: TradeInMailKind; data: Mail['data'] },
  words: MailWords,
): Promise<MailContent | string> {
  const offer = await selectMailTradeIn(db, Number(data.tradeInId));
  return offer ? tradeInMail({ kind, offer, shop, words, links: mailLinks(shop, words.lang) }) : 'the offer is gone';
}

async function newsletterContent({ db, shop, codes }: MailDeps, { data, lang }: Pick<Mail, 'data' | 'lang'>, words: MailWords): Promise<MailContent | string> {
  const subscriberId = Number(data.subscriberId);
  const newsletter = await selectMailNewsletter(db, { newsletterId: Number(data.newsletterId), subscriberId, lang, defaultLanguage: shop.defaultLanguage });
  if (!newsletter) return 'the reader has unsubscribed';
  const preferences = { id: subscriberId, code: codes.codeOf(subscriberId) };
  return newsletterMail({ newsletter, preferences, shop, words, links: mailLinks(shop, lang) });
}

async function newsletterConfirmContent({ db, shop }: MailDeps, { data, lang }: Pick<Mail, 'data' | 'lang'>, words: MailWords): Promise<MailContent | string> {
  const link = { id: Number(data.linkId), code: String(data.linkCode) };
  return (await isRequestOpen(db, link.id)) ? newsletterConfirm({ link, shop, words, links: mailLinks(shop, lang) }) : 'the link was used or is over';
}

async function entryContent(
  { db, shop }: MailDeps,
  { kind, data }: { kind: CampaignMailKind; data: Mail['data'] },
  words: MailWords,
): Promise<MailContent | string> {
  const entry = await selectMailEntry(db, { entryId: Number(data.entryId), lang: words.lang, defaultLanguage: shop.defaultLanguage });
  return entry ? campaignMail({ kind, entry, shop, words, links: mailLinks(shop, words.lang) }) : 'the entry or its person is gone';
}

async function reminderContent({ db, shop }: MailDeps, { data, lang }: Pick<Mail, 'data' | 'lang'>, words: MailWords): Promise<MailContent | string> {
  const cart = await selectMailCart(db, { cartId: Number(data.cartId), lang, defaultLanguage: shop.defaultLanguage });
  if (!cart || cart.isOver) return 'the cart is ordered or gone';
  if (cart.items.length === 0) return 'the cart is empty';
  return cartReminder({ cart, shop, words, links: mailLinks(shop, lang) });
}
