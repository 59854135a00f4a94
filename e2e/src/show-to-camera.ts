import type { Page } from 'playwright-core';

/** Shows a printed EAN-13 to the camera from the next page load on: black bars on white, redrawn constantly like a video. */
export const showToCamera = (page: Page, ean: string): Promise<void> => page.addInitScript(drawEan, ean).then(() => undefined);

/** Runs in the browser. Bars of EAN-13 (GS1 General Specifications, 5.2.1): seven modules per digit, guards at both ends and in the middle. */
function drawEan(ean: string): void {
  const odd = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
  const sets = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
  const digits = [...ean].map(Number);
  const inverse = (bits: string): string => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
  const code = (digit: number, set: string): string => {
    const bits = odd[digit] as string;
    return set === 'L' ? bits : set === 'R' ? inverse(bits) : [...inverse(bits)].reverse().join('');
  };
  const left = digits.slice(1, 7).map((digit, i) => code(digit, (sets[digits[0] as number] as string)[i] as string));
  const right = digits.slice(7).map((digit) => code(digit, 'R'));
  const bars = ['101', ...left, '01010', ...right, '101'].join('');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  let isOdd = false;
  const draw = (): void => {
    pen.fillStyle = isOdd ? '#fefefe' : '#fff';
    isOdd = !isOdd;
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#000';
    for (const [i, bit] of [...bars].entries()) if (bit === '1') pen.fillRect(130 + i * 4, 120, 4, 240);
  };
  draw();
  setInterval(draw, 100);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(10) } });
}
