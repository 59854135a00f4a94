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

describe('a password', () => {
  it.each([
    ['of ten characters is long enough', 'zelena žab', null],
    ['of nine is not', 'zelena ža', 'error_password_short'],
    ['of 200 is not too long', 'abcd'.repeat(50), null],
    ['of 201 is', `${'abcd'.repeat(50)}e`, 'error_password_short'],
    ['is counted in characters as people see them', '😀🎧💡🔋📱⌚🎮🖥📷🎥', null],
    ['nine of which are too few', '😀🎧💡🔋📱⌚🎮🖥📷', 'error_password_short'],
    ['of three characters repeated is simple', 'abcabcabcabc', 'error_password_simple'],
    ['of four is not', 'abcdabcdabcd', null],
    ['of three is simple in whatever case', 'aAbBcCaAbBcC', 'error_password_simple'],
    ['that counts up is simple', 'abcdefghij', 'error_password_simple'],
    ['that counts down is too', '9876543210', 'error_password_simple'],
    ['that counts up in changing case is', 'aBcDeFgHiJ', 'error_password_simple'],
    ['that counts up but for its end is not', 'abcdefghik', null],
    ['that counts by two is not', 'acegikmoqs', null],
    ['in wide letters is the same as in narrow ones', 'ａｂｃｄｅｆｇｈｉｊ', 'error_password_simple'],
  ])('%s', (_what, password, label) => expect(judgePassword(password)).toBe(label));

  it.each([
    ['five characters of its own', 'novak pleza', 'error_password_personal'],
    ['six characters of its own', 'novak plezal', null],
    ['a name of three letters', 'ana1234567', null],
    ['names too short to count, and little else', 'ana ana 1b c', null],
    ['a name of four letters', 'anja123456', null],
    ['a name of four letters and five others', 'anja 12345', 'error_password_personal'],
    ['a name in wide letters', 'ｎｏｖａｋ12345', 'error_password_personal'],
  ])('with a known name and %s', (_what, password, label) => expect(judgePassword(password, ['Novak', 'Ana', 'Anja'])).toBe(label));

  it.each([
    // The longer name is removed first: removing the shorter one would leave a rest that counts as own characters.
    ['novakova12345', ['Novak', 'Novakova'], 'error_password_personal'],
    ['novakova12345', ['Novakova', 'Novak'], 'error_password_personal'],
    ['novakova123456', ['Novakova', 'Novak'], null],
    ['kosova123456', ['Ana', 'Kos'], null],
    ['anakos12345', ['Ana', 'Kos'], 'error_password_personal'],
    ['kosana12345', ['Ana', 'Kos'], null],
    ['anakos1234567890', ['Ana', 'Kos'], null],
  ])('%s of %j: %s', (password, personal, label) => expect(judgePassword(password, personal)).toBe(label));

  it('may hold what is known of others', () => expect(judgePassword('novak12345', ['Kovač', 'petra@primer.test'])).toBeNull());
});
