import type { SandboxPayment } from '@vitrina/backend';
import { formatSum, toDecimal } from '@vitrina/contract/values/money';
import { DECISIONS, type Decision, MANNERS } from './callback-plan.ts';

const WORDS: Readonly<Record<Decision, string>> = { pay: 'Pay', decline: 'Decline', cancel: 'Cancel', hold: 'Hold', reserve: 'Reserve' };
const MANNER_WORDS: Readonly<Record<(typeof MANNERS)[number], string>> = {
  'at once': 'at once',
  slow: 'five seconds later',
  twice: 'twice',
  'out of order': 'in the wrong order',
  never: 'never (the shop has to ask)',
};

const asText = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

interface PageFacts {
  payment: SandboxPayment;
  /** Signed request as received, sent along with the decision. */
  signed: { payment: string; signature: string };
  /** True in a frame of the shop's page: the return replaces that page. */
  isFrame: boolean;
}

/** Page of the sandbox bank: amount, four buttons, and the manner of callbacks. */
export function bankPage({ payment, signed, isFrame }: PageFacts): string {
  const hidden = Object.entries(signed).map(([name, value]) => `<input type="hidden" name="${name}" value="${asText(value)}">`);
  const manners = MANNERS.map(
    (manner, i) => `<label><input type="radio" name="manner" value="${manner}"${i === 0 ? ' checked' : ''}> ${MANNER_WORDS[manner]}</label>`,
  );
  const buttons = DECISIONS.map((decision) => `<button name="decision" value="${decision}">${WORDS[decision]}</button>`);
  return page(
    `<p>${asText(payment.shop ?? 'The shop')} asks for</p>
<p class="sum">${asText(formatSum(toDecimal(payment.amount), payment.currency))}</p>
<p>Order ${asText(payment.reference)}. No money moves here.</p>
<form method="post" action="/decide"${isFrame ? ' target="_top"' : ''}>
${hidden.join('')}
<div class="buttons">${buttons.join('')}</div>
<fieldset><legend>The shop is told</legend>${manners.join('')}</fieldset>
</form>`,
  );
}

export const refusalPage = (): string => page('<p>This payment was not begun by the shop, or too long ago. Go back to the shop and try again.</p>');

const page = (body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox bank</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430; background: #fff; }
.sum { font-size: 2rem; font-weight: 600; margin: 0; }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin: 1.5rem 0; }
button { min-height: 3rem; font: inherit; font-weight: 600; border: 1px solid #1c2430; border-radius: .5rem; background: #fff; color: inherit; cursor: pointer; }
button[value=pay] { background: #1c2430; color: #fff; }
button:focus-visible, input:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
fieldset { border: 1px solid #c9d0da; border-radius: .5rem; }
label { display: block; padding: .25rem 0; min-height: 1.75rem; }
</style>
</head>
<body>
<main>
<h1>Sandbox bank</h1>
${body}
</main>
</body>
</html>
`;
