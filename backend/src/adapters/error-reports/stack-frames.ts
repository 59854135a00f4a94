import { withoutQuery } from './scrub.ts';

/** A frame in Sentry's format. */
export interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

/** `at name (file:1:2)` and `at file:1:2` of Chromium and Node, `name@file:1:2` of other browsers. */
const LINE = /^\s*(?:at (?:async )?(?:(?<name>.+?) \()?|(?<other>[^@\n]*)@)(?<file>[^\s()]+):(?<line>\d+):(?<column>\d+)\)?\s*$/;
const MOST = 50;

/** Frames of a stack, oldest call first, without the message. */
export const stackFrames = (stack: string): Frame[] =>
  stack
    .split('\n')
    .slice(0, MOST)
    .flatMap((text) => {
      const groups = LINE.exec(text)?.groups;
      if (!groups) return [];
      const { name, other, file = '', line, column } = groups;
      return [{ function: name || other || '?', filename: withoutQuery(file), lineno: Number(line), colno: Number(column) }];
    })
    .reverse();
