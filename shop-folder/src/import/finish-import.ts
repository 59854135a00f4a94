import {
  finishCatalogue,
  finishPendingStep,
  gatherFacts,
  quietly,
  refreshFilterValues,
  refreshImportRelations,
  refreshWords,
  saveAttributeTypes,
  saveCategoryFilters,
  saveStorefrontRoutes,
  selectAttributeKinds,
  selectAttributeSpreads,
  selectPendingSteps,
} from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { attributeType } from './attribute-type.ts';
import { chooseFilters, LEAST_COVERAGE } from './choose-filters.ts';
import { ATTRIBUTE_PREFIX } from './joined-attributes.ts';
import { CATEGORY_PREFIX } from './plan-categories.ts';

/** Steps that need all products imported. */
export const STEPS_AFTER_LINES = ['filters', 'values', 'relations', 'words', 'announce'] as const;

interface Step {
  code: string;
  title: string;
  run: (db: Db, defaultLanguage: LanguageCode) => Promise<void>;
}

const STEPS: readonly Step[] = [
  { code: 'addresses', title: 'Writing addresses', run: (db, defaultLanguage) => quietly(db, (db) => saveStorefrontRoutes(db, defaultLanguage)) },
  { code: 'filters', title: 'Choosing filters for each category', run: (db) => quietly(db, chooseAllFilters) },
  { code: 'values', title: 'Counting filter values', run: (db) => quietly(db, (db) => refreshFilterValues(db)) },
  { code: 'relations', title: 'Joining what goes together', run: (db) => quietly(db, refreshImportRelations) },
  { code: 'words', title: 'Gathering search words', run: (db) => quietly(db, refreshWords) },
  { code: 'announce', title: 'Showing the catalogue', run: finishCatalogue },
];

/** Error of a step that failed. The lines are imported, and the next run continues with this step. */
export class StepFailed extends Error {
  constructor(title: string, cause: unknown) {
    super(`"${title}" failed: ${(cause as Error).message}. The lines are in; run the same command again, it goes on with this step.`, { cause });
    this.name = 'StepFailed';
  }
}

interface Finish {
  defaultLanguage: LanguageCode;
  printLine: (line: string) => void;
  /** Restricts the work to these pending steps. */
  only?: readonly string[];
}

/** Steps in order; independent ones run in parallel: the words are counted in this process while the database computes filters. */
const ORDER: readonly (readonly (readonly string[])[])[] = [[['addresses']], [['filters', 'values', 'relations'], ['words']], [['announce']]];

/** Runs the pending steps, each once: a step that finished before an interruption is not repeated. */
export async function finishImport(db: Db, { defaultLanguage, printLine, only }: Finish): Promise<void> {
  const pending = await selectPendingSteps(db);
  const doAll = async (codes: readonly string[]) => {
    for (const { code, title, run } of STEPS) {
      if (!codes.includes(code) || !pending.has(code) || (only && !only.includes(code))) continue;
      const startedAt = performance.now();
      printLine(`${title} …`);
      try {
        await run(db, defaultLanguage);
        await finishPendingStep(db, code);
      } catch (error) {
        throw new StepFailed(title, error);
      }
      printLine(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  for (const beside of ORDER) {
    const ended = await Promise.allSettled(beside.map(doAll));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }
}

async function chooseAllFilters(db: Db): Promise<void> {
  await gatherFacts(db, CATEGORY_PREFIX);
  const kinds = await selectAttributeKinds(db);
  await saveAttributeTypes(
    db,
    // The shop's own attributes keep the type that staff gave them.
    kinds.filter((kind) => kind.code.startsWith(ATTRIBUTE_PREFIX)).map((kind) => ({ code: kind.code, type: attributeType(kind) })),
  );
  await saveCategoryFilters(db, chooseFilters(await selectAttributeSpreads(db, LEAST_COVERAGE)));
}
