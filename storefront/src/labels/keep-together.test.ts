import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['Vitrina, d. o. o., Slovenska cesta 1', 'Vitrina, d.~o.~o., Slovenska cesta 1'],
  ['Galeb Oprema j. d. o. o.', 'Galeb Oprema j.~d.~o.~o.'],
  ['Tessel Display S. p. A., Via', 'Tessel Display S.~p.~A., Via'],
  ['<p>z. B. bis 55 cm und 2 kg</p>', '<p>z.~B. bis 55~cm und 2~kg</p>'],
  ['od 49 € do 1.049,00 €, 22 % DDV', 'od 49~€ do 1.049,00~€, 22~% DDV'],
  ['v 30 dneh, 2 kosa, 5 minut, 3 grande', 'v 30 dneh, 2 kosa, 5 minut, 3 grande'],
  ['Abteilung A. B. Müller', 'Abteilung A.~B. Müller'],
  ['Chiamare il +386 1 200 00 00, lun-ven 8-16', 'Chiamare il +386~1~200~00~00, lun-ven 8-16'],
  ['+5 GB in 2 + 3', '+5~GB in 2 + 3'],
  ['razred A. Potem B. in', 'razred A. Potem B. in'],
])('no line ends within a short form or between a figure and its unit: %s', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~')).toBe(expected);
});
