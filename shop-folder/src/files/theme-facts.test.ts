import sharp from 'sharp';
import { expect, it } from 'vitest';
import { themeFacts } from './theme-facts.ts';

const sizeOf = async (file: string, bytes: string | Buffer) => {
  const { width, height } = await themeFacts(file, Buffer.from(bytes));
  return [width, height];
};

it.each([
  ['<svg viewBox="0 0 120 24"/>', [120, 24]],
  ["<svg xmlns='x' viewBox = '-4,-4 , 50.5 10'/>", [50.5, 10]],
  ['<svg width="300" height="60px" viewBox="0 0 1 1"/>', [300, 60]],
  ['<svg width="100%" height="100%" viewBox="0 0 8 2"/>', [8, 2]],
  ['<!-- <svg viewBox="0 0 9 9"/> --><svg stroke-width="4" viewBox="0 0 7 3"/>', [7, 3]],
  ['<svg viewBox="0 0 0 24"/>', [null, null]],
  ['<svg/>', [null, null]],
])('an SVG is as wide and high as browsers draw it: %s', async (text, size) => expect(await sizeOf('theme/logo.svg', text)).toEqual(size));

it.each(['png', 'webp'] as const)('a %s is as wide and high as its header says', async (format) => {
  const bytes = await sharp({ create: { width: 70, height: 20, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
  expect(await sizeOf(`theme/logo.${format}`, bytes)).toEqual([70, 20]);
});

it('has a name for its content', async () => {
  const [one, same, other] = await Promise.all(['<svg/>', '<svg/>', '<svg />'].map((text) => themeFacts('theme/logo.svg', Buffer.from(text))));
  expect(one?.hash).toMatch(/^[\w-]{12}$/);
  expect([same?.hash === one?.hash, other?.hash === one?.hash]).toEqual([true, false]);
});
