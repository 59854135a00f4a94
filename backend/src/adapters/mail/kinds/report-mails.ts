import { mainButton, type MailBlock, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailReport } from '../mail-safety-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import type { ReportMailKind } from '../outbox.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  kind: ReportMailKind;
  report: MailReport;
  /** True if the recipient is the subject of the report: the mail has the reasons, but no address of the reporter. */
  isSubject: boolean;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

const NAMES: Readonly<Record<ReportMailKind, string>> = { 'report-received': 'received', 'report-decided': 'decided', 'report-appeal': 'appeal' };

/** Receipt of a report, the decision with its reasons, the answer to an appeal (regulation 2022/2065, articles 16, 17 and 20). */
export function reportMail(parts: Parts): MailContent {
  const { kind, report, isSubject, shop, words, links } = parts;
  const name = NAMES[kind];
  const number = `P-${report.id}`;
  return {
    subject: words.translate(`mail_report_${name}_subject`, { number }),
    preheader: words.translate(`mail_report_${name}_heading`),
    heading: words.translate(`mail_report_${name}_heading`),
    blocks: [
      paragraph(words.translate(isSubject ? 'mail_report_about_you' : `mail_report_${name}_text`, { number, name: shop.name })),
      { kind: 'facts', facts: facts(parts, number) },
      ...reasons(parts),
      ...(isSubject ? [paragraph(words.translate('mail_report_redress_subject', { email: shop.email }))] : redress(parts, links.report(report.code))),
    ],
    reason: words.translate(isSubject ? 'mail_report_why_subject' : 'mail_report_why', { name: shop.name }),
  };
}

const facts = ({ report: { address, ground, receivedAt }, words, isSubject }: Parts, number: string) => [
  { name: words.translate('report_number'), value: number },
  { name: words.translate('report_ground'), value: words.translate(`report_ground_${ground}`) },
  ...(address && !isSubject ? [{ name: words.translate('report_address'), value: oneLine(address) }] : []),
  { name: words.translate('report_received_at'), value: words.day(receivedAt.toISOString()) },
];

function reasons({ kind, report, words }: Parts): MailBlock[] {
  if (kind === 'report-received') return [];
  const isAppeal = kind === 'report-appeal';
  const decision = isAppeal ? `report_appeal_${report.appealDecision}` : `report_decision_${report.decision}`;
  const statement = isAppeal ? report.appealStatement : report.statement;
  return [
    { kind: 'heading', text: words.translate('report_decision') },
    paragraph(words.translate(decision)),
    { kind: 'heading', text: words.translate('report_reasons') },
    ...(report.basis && !isAppeal ? [paragraph(`${words.translate('report_basis')}: ${oneLine(report.basis)}`)] : []),
    paragraph(oneLine(statement ?? '')),
    quiet(words.translate('report_by_people')),
  ];
}

function redress({ kind, words }: Parts, url: string): MailBlock[] {
  const button = mainButton(words.translate('report_view'), url);
  if (kind === 'report-received') return [button];
  return [...(kind === 'report-decided' ? [paragraph(words.translate('report_redress'))] : [paragraph(words.translate('report_redress_court'))]), button];
}
