import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkClasses, classesOf } from './check-classes.ts';

it('every class of this checkout belongs to one folder', () => expect(checkClasses(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]));

it('reads the classes that selectors begin with', () =>
  expect([...classesOf('.a, .b:hover > .c { color: red; }\n/* .d {} */ @media (max-width: 1px) { .e.f, li .g { top: 0; } .h { left: 0; } }')]).toEqual([
    'a',
    'b',
    'e',
    'h',
  ]));

it('leaves out print, as pages hide parts of others there', () =>
  expect([...classesOf('@media print { .a { display: none; } } .b { top: 0; }')]).toEqual(['b']));
