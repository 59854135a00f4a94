import type { Notice } from '@vitrina/contract/notices';
import { productPath } from '@vitrina/contract/values/page-path';
import type { CallContext } from '../../http/context.ts';
import { selectProducts } from '../catalogue/index.ts';
import type { NoticeDeps } from './notice-deps.ts';
import type { NoticeRow } from './notice-queries.ts';

/** A notice for the holder of its code, without the address. `null`: its product is deleted or hidden. Notices about search words are never hidden. */
export async function noticeView(notice: NoticeRow, { db, lang }: Pick<CallContext, 'db' | 'lang'>, { catalogue }: NoticeDeps): Promise<Notice | null> {
  if (notice.product_id === null) return { product: null, q: notice.q, kind: notice.kind, state: stateOf(notice) };
  const [product] = await selectProducts(db, [notice.product_id], { lang, actor: { isStaff: false } });
  if (!product) return null;
  const { id, title, slug } = product;
  return {
    product: { id, title, url_without_domain: productPath({ lang, defaultLanguage: catalogue.defaultLanguage, slug, id }) },
    q: null,
    kind: notice.kind,
    state: stateOf(notice),
  };
}

function stateOf({ confirmed_at, told_at, stopped_at }: NoticeRow): Notice['state'] {
  if (told_at) return 'told';
  if (stopped_at) return 'stopped';
  return confirmed_at ? 'on' : 'waiting';
}
