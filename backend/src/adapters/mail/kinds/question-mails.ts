import { button, mainButton, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailQuestion } from '../mail-question-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import type { QuestionMailKind } from '../outbox.ts';
import { oneLine, sanitizeTypedText } from '../sanitize-typed-text.ts';

interface Parts {
  kind: QuestionMailKind;
  question: MailQuestion;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Renders the mail to the asker of a question about a product. A string: the reason why no mail is needed. */
export function questionMail(parts: Parts): MailContent | string {
  const { kind, question } = parts;
  if (question.isStopped) return 'the asker wants no more mails';
  if (kind === 'question-confirm') return question.isConfirmed ? 'the address is confirmed' : confirmationRequest(parts);
  if (kind === 'question-refused') return question.refusal === null ? 'the question is not refused any more' : refused(parts, question.refusal);
  return question.answer === null ? 'the answer was taken back' : answerMail(parts, question.answer);
}

/** Mail that asks to confirm the address. It omits the typed question, since anyone may type any address. */
const confirmationRequest = ({ question, shop, words, links }: Parts): MailContent => ({
  subject: words.translate('mail_question_confirm_subject', { name: shop.name }),
  preheader: words.translate('mail_notice_confirm_preheader'),
  heading: words.translate('mail_question_confirm_heading'),
  blocks: [
    paragraph(words.translate('mail_hello')),
    paragraph(words.translate('mail_question_confirm_text', { title: oneLine(question.product.title) })),
    mainButton(words.translate('mail_question_confirm_button'), links.question(question.code)),
    quiet(words.translate('mail_question_confirm_ignore')),
  ],
  reason: words.translate('mail_question_confirm_why', { name: shop.name }),
  unsubscribeUrl: links.stopQuestionAtOnce(question.code),
});

function answerMail({ question, shop, words, links }: Parts, answer: NonNullable<MailQuestion['answer']>): MailContent {
  const title = oneLine(question.product.title);
  return {
    subject: words.translate('mail_question_answered_subject', { title }),
    preheader: words.translate('mail_question_answered_heading'),
    heading: words.translate('mail_question_answered_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate(answer.author === 'shop' ? 'mail_question_answered_shop' : 'mail_question_answered_buyer', { title })),
      { kind: 'heading', text: words.translate('mail_question_yours') },
      paragraph(sanitizeTypedText(question.message)),
      { kind: 'heading', text: words.translate('mail_question_answer') },
      paragraph(sanitizeTypedText(answer.message)),
      mainButton(words.translate('mail_notice_look'), links.product(question.product)),
      button(words.translate('mail_question_stop'), links.question(question.code)),
    ],
    reason: words.translate('mail_question_why', { name: shop.name }),
    unsubscribeUrl: links.stopQuestionAtOnce(question.code),
  };
}

const refused = ({ question, shop, words, links }: Parts, reason: string): MailContent => ({
  subject: words.translate('mail_question_refused_subject', { title: oneLine(question.product.title) }),
  preheader: words.translate('mail_question_refused_heading'),
  heading: words.translate('mail_question_refused_heading'),
  blocks: [
    paragraph(words.translate('mail_hello')),
    paragraph(words.translate(`question_refused_${reason}`)),
    paragraph(words.translate('mail_question_refused_appeal', { email: shop.email })),
    { kind: 'heading', text: words.translate('mail_question_yours') },
    paragraph(sanitizeTypedText(question.message)),
    mainButton(words.translate('mail_notice_look'), links.product(question.product)),
  ],
  reason: words.translate('mail_question_why', { name: shop.name }),
});
