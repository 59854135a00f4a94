import type { ComparedItem } from '@vitrina/contract/compare';
import { MAX_COMPARED } from '@vitrina/contract/values/compare-query';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { deleteCompared, insertCompared, lockCompared, replaceCompared, selectCompared, selectStandIns } from './compare-queries.ts';
import { loadCompared } from './compare-read.ts';
import type { ListDeps } from './list-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';

type Written = Promise<Outcome<{ items: ComparedItem[] }>>;

/** Adds a product to the caller's comparison, in the place of another if one is given. A product already in it keeps its place. */
export async function addCompared({ productId, replacedId }: { productId: number; replacedId: number | null }, context: CallContext, deps: ListDeps): Written {
  const owner = ownerOf(context.actor, deps);
  if (!owner) return fail('error_unauthorized');
  const [id] = await selectStandIns(context.db, [productId]);
  if (id === undefined || !(await isSeen(id, context, deps))) return fail('error_empty_data');
  return context.db.transaction().execute(async (db) => {
    await lockCompared(db, owner);
    const stored = await selectCompared(db, owner);
    if (!stored.includes(id)) {
      const shown = (await loadCompared(db, owner, context, deps)).map((item) => item.id);
      const isFull = shown.length >= MAX_COMPARED;
      if (replacedId !== null && stored.includes(replacedId)) await replaceCompared(db, owner, { gone: replacedId, productId: id });
      else if (isFull) return fail('error_compare_limit');
      else {
        // A product that is hidden now could reappear as a fifth.
        if (stored.length >= MAX_COMPARED)
          await deleteCompared(
            db,
            owner,
            stored.filter((one) => !shown.includes(one)),
          );
        await insertCompared(db, owner, id);
      }
    }
    return ok({ items: await loadCompared(db, owner, context, deps) });
  });
}

/** Removes a product; idempotent. */
export async function removeCompared({ productId }: { productId: number }, context: CallContext, deps: ListDeps): Written {
  const owner = ownerOf(context.actor, deps);
  if (!owner) return fail('error_unauthorized');
  return context.db.transaction().execute(async (db) => {
    await lockCompared(db, owner);
    await deleteCompared(db, owner, [productId]);
    return ok({ items: await loadCompared(db, owner, context, deps) });
  });
}

const isSeen = async (id: number, context: CallContext, { catalogue }: ListDeps): Promise<boolean> => (await catalogue.products.rows([id], context)).length > 0;
