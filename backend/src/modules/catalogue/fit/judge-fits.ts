import type { FitVerdict } from '@vitrina/contract/fits';
import { productPath } from '@vitrina/contract/values/page-path';
import type { CallContext } from '../../../http/context.ts';
import { ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { judgePair } from './judge-pair.ts';
import { judgedOf } from './judged-of.ts';
import { reasonTexts } from './reason-texts.ts';

/** Evaluates each product against each device; leaves out pairs without a rule and products the caller may not see. */
export const judgeFits =
  (catalogue: Catalogue) =>
  async ({ items, devices }: { items: readonly number[]; devices: readonly number[] }, context: CallContext): Promise<Outcome<{ items: FitVerdict[] }>> => {
    const rows = await catalogue.products.rows([...new Set([...items, ...devices])], context);
    const byId = new Map(rows.map((row) => [row.id, { row, judged: judgedOf(catalogue, row) }]));
    const found = (ids: readonly number[]) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const { lang } = context;
    const verdicts = found(items).flatMap((item) =>
      found(devices).flatMap((device): FitVerdict[] => {
        const judgement = judgePair(catalogue.dictionary.fitRules, item.judged, device.judged);
        if (!judgement) return [];
        return [
          {
            item_id: item.row.id,
            device_id: device.row.id,
            verdict: judgement.verdict,
            reasons: reasonTexts(catalogue, judgement, { accessory: item.row, device: device.row }, lang),
            device_title: device.row.title,
            device_url: productPath({ lang, defaultLanguage: catalogue.defaultLanguage, slug: device.row.slug, id: device.row.id }),
          },
        ];
      }),
    );
    return ok({ items: verdicts });
  };
