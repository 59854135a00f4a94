import type { LawOfShop } from './guard-line.ts';
import type { Counts } from './import-lines.ts';
import { whole } from './progress.ts';
import type { Report } from './report.ts';
import { NOT_IMPORTED } from './write-batch.ts';

/** Returns the lines printed at the end of an import. */
export function summary({
  counts,
  report,
  seconds,
  peakMegabytes,
  reportFile,
  mode,
}: {
  counts: Counts;
  report: Report;
  seconds: number;
  peakMegabytes: number;
  reportFile: string | undefined;
  mode: LawOfShop['mode'];
}): string[] {
  const hidden = report.bad - report.firstBad.length;
  return [
    `Read ${whole(counts.read)} lines: ${whole(counts.written)} written, ${whole(counts.unchanged)} unchanged, ${whole(counts.replaced)} replaced by a later line, ${whole(counts.bad)} bad${counts.waiting > 0 ? `, ${whole(counts.waiting)} wait for the place of their category` : ''}${counts.leftOut > 0 ? `, ${whole(counts.leftOut)} left out by the profile` : ''}.`,
    ...report.reasons().map(([reason, count]) => `  ${whole(count).padStart(7)}  ${reason}`),
    ...(report.bad > 0 ? ['Bad lines:', ...report.firstBad.map((line) => `  ${line}`)] : []),
    ...(hidden > 0 ? [`  … and ${whole(hidden)} more${reportFile ? '' : '; --report FILE writes all of them'}`] : []),
    ...sharedSkus(report, reportFile),
    ...takeOverAdvice(report),
    ...(report.uncounted > 0
      ? [
          `${whole(report.uncounted)} products are in stock without a number of pieces and cannot be ordered yet: tell pieces in the file (a column for \`stock\`), or say \`in_stock: on_request\` in the profile.`,
        ]
      : []),
    ...(report.byLocation > 0
      ? [
          `${whole(report.byLocation)} products are counted by Shopify at its locations, and its product export does not say how many there are: none is in stock. Name its inventory export beside it (Products, Inventory, Export: all locations, all variants): npm run import -- products_export.csv inventory_export.csv`,
        ]
      : []),
    ...lawSummary(report, { mode, reportFile }),
    ...(report.notes > 0 ? [`${whole(report.notes)} small things were left out of good lines${reportFile ? '' : '; --report FILE lists them'}.`] : []),
    ...(reportFile ? [`Report: ${reportFile}`] : []),
    `${seconds.toFixed(1)} s, at most ${Math.round(peakMegabytes)} MB of memory.`,
  ];
}

/** Only the owner can judge whether these are one article or a wrong number. */
function sharedSkus({ shared, firstShared }: Report, reportFile: string | undefined): string[] {
  if (shared === 0) return [];
  const hidden = shared - firstShared.length;
  return [
    `${shared === 1 ? 'One article number stands' : `${whole(shared)} times an article number stands`} on a second product. Both came in, each with its own stock: where they are one article, delete one in the source and here, else give it its own number:`,
    ...firstShared.map((words) => `  ${words}`),
    ...(hidden > 0 ? [`  … and ${whole(hidden)} more${reportFile ? '' : '; --report FILE writes all of them'}`] : []),
  ];
}

/** Loading a folder creates products of another shop's import without their import lines, so that the import does not recognize them as its own. */
function takeOverAdvice(report: Report): string[] {
  const [, count] = report.reasons().find(([reason]) => reason.endsWith(NOT_IMPORTED)) ?? [];
  return count === undefined
    ? []
    : [
        `${count === 1 ? 'One product was' : `${whole(count)} products were`} loaded from a folder or made here: --take-over makes them this feed’s, which then says what they are; what was changed of them by hand is lost.`,
      ];
}

const FIELDS_SHOWN = 6;

function lawSummary(report: Report, { mode, reportFile }: { mode: LawOfShop['mode']; reportFile: string | undefined }): string[] {
  if (report.unlawful === 0) return [];
  const outcome =
    mode === 'block' ? `${whole(report.blocked)} are not for sale until it is there` : 'they are for sale all the same (`guardian: report` in behaviour.yaml)';
  return [
    `${whole(report.unlawful)} products lack what the law wants told; ${outcome}:`,
    ...report
      .lacking()
      .slice(0, FIELDS_SHOWN)
      .map(([field, count]) => `  ${whole(count).padStart(7)}  ${field}`),
    `  Say it in the file, or by \`makers\`, \`groups\` and \`columns\` of the profile${reportFile ? '' : '; --report FILE names each line, act and link'}.`,
  ];
}
