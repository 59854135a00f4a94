import type { EnergyFacts } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Energy facts of an invented product; its label and sheet are invented too. */
export type LabelFacts = EnergyFacts & { supplier: string; model: string };

/** Draws devices and logos; injected by the loader's caller, so that a folder contains no code. */
export interface Drawings {
  /** Size of every drawing. */
  size: { width: number; height: number };
  /** Views of a kind, the main one first; `null`: no such kind. */
  views: (kind: string) => Promise<readonly string[] | null>;
  /** Parameters that a kind accepts. */
  parameters: (kind: string) => Promise<readonly string[]>;
  /** An SVG document. */
  draw: (request: { kind: string; view: string; parameters: Record<string, unknown> }) => Promise<string>;
  logo: (code: string, title: string) => string;
  /** Energy label of an invented product, an SVG document. */
  energyLabel: (facts: LabelFacts & { group: string }) => string;
  /** Draws the product information sheet, an HTML document. */
  energySheet: (facts: LabelFacts & { lang: LanguageCode; rows: readonly [name: string, value: string][] }) => string;
  /** A picture composed of devices, or of another subject; `null`: no such kind. */
  composition: (kind: string) => Composition | null;
}

export interface Composition {
  /** Returns the problems of its parameters, each with its path. */
  problems: (parameters: Record<string, unknown>) => Promise<{ path: readonly (string | number)[]; words: string }[]>;
  /** An SVG document. */
  draw: (parameters: Record<string, unknown>) => Promise<string>;
}

/** Default views of a product; without `measures`, whose values must be known to be true. */
export const usualViews = (views: readonly string[]): string[] => views.filter((view) => view !== 'measures').slice(0, MOST_VIEWS);

const MOST_VIEWS = 6;
