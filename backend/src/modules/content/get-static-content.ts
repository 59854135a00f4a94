import type { KnownBlock, ShownCoupon } from '@vitrina/contract/blocks';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staticContent } from '@vitrina/contract/static-content';
import type { Operation } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok } from '../../http/outcome.ts';
import { blocksToShow, type UnknownBlock } from './check-blocks.ts';
import { selectContent } from './content-queries.ts';
import { contentPageView } from './content-view.ts';

export interface StaticContentDeps {
  /** Public data of a coupon that a page names; `null`: no public coupon. */
  showCoupon: (code: string, context: CallContext) => Promise<ShownCoupon | null>;
  logError: (error: unknown) => void;
}

type Page = ReplyOf<typeof staticContent.page>;

/** A landing page. Invalid blocks are left out and logged. Coupons are included only if the page names them: no endpoint returns a coupon by its code. */
export const getStaticContent =
  ({ showCoupon, logError }: StaticContentDeps): Operation<{ id?: number | undefined; slug?: string | undefined }, Page> =>
  async ({ id, slug }, context) => {
    const row = await selectContent(context.db, { kind: 'landing', id, slug }, context);
    if (!row) return fail('error_empty_data');
    const written = blocksToShow(row.blocks, (problem) => logError(new Error(`landing page ${row.code}, ${row.text_lang}: ${problem}`)));
    const blocks = await Promise.all(written.map((one) => shown(one, (code) => showCoupon(code, context))));
    const hasCoupon = blocks.some(({ block }) => block === 'coupon');
    return ok({ ...contentPageView(row, context), blocks }, hasCoupon ? ['content', 'coupons'] : ['content']);
  };

async function shown(
  written: ReturnType<typeof blocksToShow>[number],
  showCoupon: (code: string) => Promise<ShownCoupon | null>,
): Promise<KnownBlock | UnknownBlock> {
  if (!isCoupon(written)) return written as KnownBlock | UnknownBlock;
  const coupon = await showCoupon(written.code);
  return { ...written, code: coupon ? written.code.toUpperCase() : null, coupon };
}

const isCoupon = (written: ReturnType<typeof blocksToShow>[number]): written is Extract<typeof written, { code: string }> => written.block === 'coupon';
