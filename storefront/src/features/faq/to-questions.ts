import type { FaqGroup } from '@vitrina/contract/faq';
import type { Question } from './questions.tsx';

export const toQuestions = (group: FaqGroup): Question[] =>
  group.questions.map(({ slug, title, content, text_lang }) => ({ id: slug, title, html: content, text_lang }));

/** Structured data of questions whose complete answers are on the page. */
export const faqData = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: html } })),
});
