/** Parameters shared by lists of the office: a page of a view, sorting, columns, export as a file. */
import * as z from 'zod';
import { moment } from '../fields.ts';

/** Page of a list: offset, number of rows, view. */
export const listPage = {
  offset: z.number().int().min(0).max(10_000_000).default(0),
  limit: z.number().int().min(1).max(500).default(50),
  /** `view` of an earlier reply: excludes rows created later, so that rows do not move while scrolling. */
  view: moment.optional(),
};
export const viewMoment = z.string();

/** Sums of all rows of a list, by currency, most rows first. */
export const listSums = z.array(z.object({ currency: z.string(), n: z.number().int(), /** Decimal. */ amount: z.number() }));
export type ListSum = z.infer<typeof listSums>[number];

type Directed<Name extends string> = Name | `-${Name}`;

/** `-name`: descending. */
export function listSort<const Name extends string>(names: readonly Name[], usual: Directed<Name>) {
  const all = names.flatMap((name): Directed<Name>[] => [name, `-${name}`]);
  return z.enum(all as [Directed<Name>, ...Directed<Name>[]]).default(usual as never);
}

/** Columns of a file, each once. */
export function listColumns<const Name extends string>(names: readonly [Name, ...Name[]], usual: readonly Name[]) {
  return z
    .array(z.enum(names))
    .min(1)
    .max(names.length)
    .refine((all) => new Set(all).size === all.length, { params: { label: 'error_field_out_of_range' } })
    .default([...usual] as never);
}

/** True for the address of a list's file. */
export const isListFilePath = (path: string): boolean => /^\/api\/staff\/[a-z/-]+\/csv\/?$/.test(path);

/** A whole list as a file for spreadsheets; `rows` without its head. */
export const csvFile = z.object({ csv: z.string(), rows: z.number().int() });
