import { createRequire } from 'node:module';
import type { LabelRequest } from './carrier.ts';

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf');
/** A6, in points. */
const SIZE: [number, number] = [297.64, 419.53];
const MARGIN = 18;
const WIDTH = SIZE[0] - 2 * MARGIN;

/** Draws an A6 label: sender, recipient, and the number as Code 128. */
export async function drawLabel({ reference, recipient, sender }: LabelRequest, trackingNumber: string): Promise<Buffer> {
  const [{ default: PDFDocument }, { default: bwip }] = await Promise.all([import('pdfkit'), import('bwip-js')]);
  const bars = await bwip.toBuffer({ bcid: 'code128', text: trackingNumber, scale: 3, height: 14, includetext: false });
  const document = new PDFDocument({ size: SIZE, margin: MARGIN, font: FONT, info: { Title: trackingNumber } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  const text = (words: string, size: number) => document.fontSize(size).text(words, { width: WIDTH });
  text([...sender.lines, sender.country].join(', '), 7);
  document.moveDown(2);
  for (const line of recipient.lines) text(line, 15);
  text(recipient.country, 15);
  document.moveDown(1.5);
  document.image(bars, MARGIN, SIZE[1] - 130, { width: WIDTH, height: 70 });
  document.y = SIZE[1] - 54;
  text(trackingNumber, 12);
  text(reference, 8);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
