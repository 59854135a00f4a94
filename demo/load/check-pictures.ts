import type { DemoPicture } from '../catalogue/types.ts';
import type { Kind } from './product-views.ts';
import { kindOf } from './draw-pictures.ts';

/** Kinds that are not drawn and parameters that a kind does not know, as problems. */
export async function pictureProblems(pictures: readonly { where: string; picture: DemoPicture }[]): Promise<string[]> {
  const kinds = new Map<string, Kind | null>();
  for (const { kind } of new Set(pictures.map(({ picture }) => picture))) {
    if (!kinds.has(kind)) kinds.set(kind, await kindOf(kind).catch(() => null));
  }
  return pictures.flatMap(({ where, picture: { kind: name, ...parameters } }) => {
    const kind = kinds.get(name);
    if (!kind) return [`${where}: picture kind ${name} cannot be drawn`];
    return Object.keys(parameters)
      .filter((parameter) => !(parameter in kind.defaults))
      .map((parameter) => `${where}: picture kind ${name} does not know ${parameter}`);
  });
}
