import { staffHandover } from '@vitrina/contract/staff/handover';
import { type Binding, bind } from '../../../http/bind.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { OrderDeps } from '../../orders/index.ts';
import type { DocumentFile } from '../document-file.ts';
import { selectHandovers } from './handover-queries.ts';
import { handoverView } from './handover-view.ts';

interface Question {
  state: 'packed' | 'shipped';
  warehouse?: string | undefined;
}

async function listHandovers({ text }: Pick<OrderDeps, 'text'>, question: Question, { db, staff, lang }: CallContext) {
  const scope = scopeOf(staff, 'orders.fulfil');
  if (!scope) return null;
  const { rows, total } = await selectHandovers(db, { ...question, scope });
  return { items: rows.map((row) => handoverView(row, { lang, text })), total };
}

/** Routes of handovers, as a list and as paper. */
export const handoverRoutes = (deps: Pick<OrderDeps, 'text' | 'config'>): Binding[] => [
  bind(staffHandover.list, async (question: Question, context: CallContext) => {
    const found = await listHandovers(deps, question, context);
    return found ? ok(found) : fail('error_forbidden');
  }),
  bind(staffHandover.paper, async (question: Question, context: CallContext): Promise<Outcome<DocumentFile>> => {
    const found = await listHandovers(deps, question, context);
    if (!found) return fail('error_forbidden');
    if (found.items.length === 0) return fail('error_empty_data');
    const { settings } = deps.config;
    const now = new Date();
    // Loaded on demand: the code that renders PDFs is large.
    const { renderHandover } = await import('./render-handover.ts');
    const bytes = await renderHandover(found.items, { shop: settings.shop, lang: context.lang, now, text: deps.text });
    return ok({ bytes: new Uint8Array(bytes), name: `handover-${now.toISOString().slice(0, 10)}.pdf` });
  }),
];
