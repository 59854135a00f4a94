import type { CartItem } from '@vitrina/contract/cart';
import type { LawSection } from '@vitrina/contract/catalogue';
import type { LawBlock } from '@vitrina/contract/law/duties';
import { dutiesOf } from '@vitrina/contract/law/duties-of';
import { guaranteeIn } from '@vitrina/contract/law/guarantee-in';
import type { Guarantee } from '@vitrina/contract/law/product-law';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { chargingView } from './charging-view.ts';
import { dataRows, repairRows } from './fact-rows.ts';
import { guaranteeLines } from './guarantee-lines.ts';
import { textsIn } from './texts-in.ts';

type LineStatements = NonNullable<CartItem['law']>;

/**
 * Returns the legally required statements of a line in cart, review, order and mail: a withdrawal right limited by a seal, the charger, a guarantee of
 * durability, the manufacturer's guarantee, repair and updates, data of a connected product.
 */
export function lineLaw(catalogue: Catalogue, { line_law: law, law_group, condition }: ProductRow, lang: LanguageCode): Pick<CartItem, 'law'> {
  if (!law) return {};
  const guarantee = guaranteeIn(law.guarantee, homeCountry(catalogue.settings(), lang));
  const blocks = blocksOfLines(
    catalogue,
    { group: law_group ?? 'none', condition, isDurable: guarantee?.durability === true, isConnected: law.data_act?.connected === true },
    lang,
  );
  const translate = textsIn(catalogue, lang);
  const charging = blocks.has('charger') ? chargingView(law, lang) : null;
  const statements: LineStatements = [
    ...(law.withdrawal ? [{ code: 'withdrawal' as const, text: translate(`law_withdrawal_${law.withdrawal}`) }] : []),
    ...(charging
      ? [
          {
            code: 'charging' as const,
            text: [
              ...(charging.included === null ? [] : [translate(charging.included ? 'product_charger_included' : 'product_charger_missing')]),
              ...(charging.power === null ? [] : [translate('product_charging_power', { power: charging.power })]),
            ].join(' '),
          },
        ]
      : []),
    ...guaranteeStatements(guarantee, blocks.has('durability_label'), translate),
    { code: 'repair' as const, text: inWords(translate('law_repair'), repairRows(law, translate)) },
    { code: 'data_act' as const, text: blocks.has('data_act') ? inWords(translate('law_data'), dataRows(law, translate, lang)) : '' },
  ].filter(({ text }) => text !== '');
  return statements.length > 0 ? { law: statements } : {};
}

/** Facts of a section in one sentence; empty: none. */
const inWords = (title: string, rows: LawSection['rows']): string =>
  rows.length === 0 ? '' : `${title}: ${rows.map(({ name, value }) => `${name}: ${value}`).join(' · ')}.`;

/** A manufacturer's guarantee with its guarantor; the label's promise of durability is a separate statement. */
function guaranteeStatements(guarantee: Guarantee | undefined, isDurable: boolean, translate: ReturnType<typeof textsIn>): LineStatements {
  if (!guarantee) return [];
  const months = `${translate('law_guarantee', { months: String(guarantee.months) })}.`;
  const guaranteeText = guaranteeLines(guarantee, translate).join(' ');
  return isDurable
    ? [
        { code: 'durability', text: `${months} ${translate('law_durability')}` },
        { code: 'guarantee', text: guaranteeText },
      ]
    : [{ code: 'guarantee', text: `${months} ${guaranteeText}` }];
}

/** Returns the blocks required at the order review and in its mail. */
function blocksOfLines(catalogue: Catalogue, subject: Parameters<typeof dutiesOf>[0], lang: LanguageCode): ReadonlySet<LawBlock> {
  const settings = catalogue.settings();
  const duties = dutiesOf(subject, homeCountry(settings, lang), dayIn(catalogue.now(), settings.shop.timeZone));
  return new Set(duties.filter(({ surfaces }) => surfaces.includes('review')).map(({ block }) => block));
}
