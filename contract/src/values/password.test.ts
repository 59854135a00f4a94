import { describe, expect, it } from 'vitest';
import { judgePassword } from './password.ts';

const JANEZ = ['janez.novak.x@primer.test', 'Janez', 'Novak'];

describe('a password made of what others know', () => {
  it.each([
    ['the whole address', 'janez.novak.x@primer.test'],
    ['the address in capitals', 'JANEZ.NOVAK.X@PRIMER.TEST'],
    ['the address without its signs', 'janeznovakxprimertest'],
    ['the address with a number behind it', 'janez.novak.x@primer.test2026'],
    ['the address twice', 'janez.novak.x@primer.testjanez.novak.x@primer.test'],
    ['what stands before the sign', 'janez.novak.x'],
    ['what stands behind it', 'primer.test1234'],
    ['parts in another order', 'novak-janez-test'],
    ['name and surname', 'Janez Novak 12'],
    ['one name and little else', 'novak12345'],
  ])('%s is refused', (_what, password) => expect(judgePassword(password, JANEZ)).toBe('error_password_personal'));

  it.each([
    ['short parts joined', 'ana.kos@a.si', 'ana.kos@a.si'],
    ['short parts joined without signs', 'anakosasi12', 'ana.kos@a.si'],
  ])('%s are refused', (_what, password, email) => expect(judgePassword(password, [email])).toBe('error_password_personal'));

  it.each([
    ['a sentence with the name in it', 'novak pleza na visoko jablano'],
    ['a sentence without it', 'zelena žaba skače daleč'],
  ])('%s is good', (_what, password) => expect(judgePassword(password, JANEZ)).toBeNull());

  it('nothing known, nothing refused', () => expect(judgePassword('janez.novak.x@primer.test', [null, undefined, ''])).toBeNull());
});
