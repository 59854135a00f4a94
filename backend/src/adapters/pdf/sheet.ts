import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

const fileOf = (name: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/instrument-sans/${name}`);
const FONTS = { regular: fileOf('400Regular/InstrumentSans_400Regular.ttf'), bold: fileOf('600SemiBold/InstrumentSans_600SemiBold.ttf') };

/** Points. */
export const MARGIN = 50;
const FOOT = 60;
const INK = '#1c1a17';
const QUIET = '#5d574e';
const RULE = '#cfc8bc';

export interface TextStyle {
  x: number;
  width: number;
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  align?: 'left' | 'right';
}

export interface Cell extends TextStyle {
  text: string;
}

interface SheetFacts {
  title: string;
  author: string;
  /** BCP 47. */
  lang: string;
  /** Date in the file's metadata, passed in so that equal content makes equal bytes. */
  date: Date;
  /** Absent: a PDF for screens only. */
  subset?: 'PDF/A-2a';
  keywords?: string;
}

export interface Foot {
  lines: readonly string[];
  pageText: (page: number, pages: number) => string;
}

/** Page range of one document; the end is exclusive. */
interface Part extends Foot {
  from: number;
  to: number;
}

type Element = PDFKit.PDFStructureElement;

/** A tagged A4 document that is filled from the top; overflow continues on the next page. */
export class Sheet {
  readonly width: number;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #bytes: Promise<Buffer>;
  /** Cache of texts by their printable form; both weights have equal glyphs. */
  readonly #printed = new Map<string, string>();
  readonly #parts: Part[] = [];
  #y = MARGIN;

  constructor({ title, author, lang, date, subset, keywords }: SheetFacts) {
    const info = {
      ...{ Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
      ...(keywords && { Keywords: keywords }),
    };
    this.#doc = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7', tagged: true, displayTitle: true, lang, info, subset: (subset ?? 'PDF/UA') as never },
      // No default typeface: one registered under two names would be read twice.
      font: '',
    });
    const chunks: Buffer[] = [];
    this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.#doc.on('error', reject);
    });
    this.#doc.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
    this.width = this.#doc.page.width - 2 * MARGIN;
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  get y(): number {
    return this.#y;
  }

  /** Continues at this height of the page. */
  moveTo(y: number): void {
    this.#y = y;
  }

  skip(points: number): void {
    this.#y += points;
  }

  /** Writes a paragraph or heading below the content so far; moves to the next page if it does not fit. */
  write(tag: 'P' | 'H1' | 'H2', text: string, style: TextStyle): void {
    const height = this.#heightOf({ ...style, text });
    this.#makeRoom(height);
    this.#add(this.#root, tag, () => this.#draw({ ...style, text }));
    this.#y += height;
  }

  /** Draws a table; its head is repeated on every page. */
  table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    this.#row(table, head, 'TH');
    for (const row of rows) {
      if (this.#y + this.#rowHeight(row) > this.#bottom) {
        this.#newPage();
        // Repeated heads are hidden from screen readers.
        if (head.length > 0) this.#artifact(() => this.#drawRow(head));
      }
      this.#row(table, row, 'TD');
    }
    table.end();
  }

  rule(): void {
    this.#makeRoom(6);
    this.#artifact(() =>
      this.#doc
        .moveTo(MARGIN, this.#y + 2)
        .lineTo(MARGIN + this.width, this.#y + 2)
        .lineWidth(0.5)
        .stroke(RULE),
    );
    this.#y += 6;
  }

  /** Draws an SVG of paths, at most `size` wide and high; `alt` describes it for screen readers. */
  drawing(svg: string, { x, size, alt }: { x: number; size: number; alt: string }): void {
    const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
    if (!box) throw new Error('a drawing without a size');
    const [width, height] = [Number(box[1]), Number(box[2])];
    const scale = size / Math.max(width, height);
    this.#makeRoom(height * scale);
    const y = this.#y;
    const figure = this.#doc.struct('Figure', { alt, bbox: [x, y, x + width * scale, y + height * scale] } as never);
    this.#root.add(figure);
    figure.add(() => {
      this.#doc.save().translate(x, y).scale(scale).rect(0, 0, width, height).fill('#ffffff');
      for (const [, attributes = ''] of svg.matchAll(/<path([^>]*)\/?>/g)) {
        const d = /\bd="([^"]+)"/.exec(attributes)?.[1];
        const stroke = /stroke="(#?\w+)"/.exec(attributes)?.[1];
        const lineWidth = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 1);
        if (!d || /fill="#FFFFFF"/i.test(attributes)) continue;
        if (stroke) this.#doc.path(d).lineWidth(lineWidth).stroke('#000000');
        else this.#doc.path(d).fill('#000000');
      }
      this.#doc.restore();
    });
    figure.end();
    this.#y += height * scale;
  }

  /** Ends one of several documents in a file: the next one begins on a new page, and its pages are numbered separately. */
  endPart(foot: Foot): void {
    const { start, count } = this.#doc.bufferedPageRange();
    this.#parts.push({ ...foot, from: this.#parts.at(-1)?.to ?? start, to: start + count });
    this.#newPage();
  }

  /** Writes the foot of every page and returns the file. */
  finish(foot: Foot): Promise<Buffer> {
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (const part of [...this.#parts, { ...foot, from: this.#parts.at(-1)?.to ?? start, to: start + count }]) this.#drawFeet(part);
    this.#doc.end();
    return this.#bytes;
  }

  #drawFeet({ lines, pageText, from, to }: Part): void {
    for (let page = from; page < to; page += 1) {
      this.#doc.switchToPage(page);
      this.#y = this.#bottom + 8;
      this.#artifact(() => {
        const style = { x: MARGIN, size: 7.5, quiet: true };
        this.#draw({ ...style, text: lines.join(' · '), width: this.width - 70 });
        this.#draw({ ...style, text: pageText(page - from + 1, to - from), x: MARGIN + this.width - 60, width: 60, align: 'right' });
      });
    }
  }

  get #bottom(): number {
    return this.#doc.page.height - FOOT;
  }

  #makeRoom(height: number): void {
    if (this.#y + height > this.#bottom && this.#y > MARGIN) this.#newPage();
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#y = MARGIN;
  }

  #add(parent: Element, tag: string, draw: () => void): void {
    const element = this.#doc.struct(tag as never);
    parent.add(element);
    element.add(draw);
    element.end();
  }

  #row(table: Element, cells: readonly Cell[], tag: 'TH' | 'TD'): void {
    if (cells.length === 0) return;
    const height = this.#rowHeight(cells);
    this.#makeRoom(height);
    const row = this.#doc.struct('TR');
    table.add(row);
    for (const cell of cells) {
      const element = this.#doc.struct(tag, (tag === 'TH' ? { scope: 'Column' } : {}) as never);
      row.add(element);
      element.add(() => this.#draw(cell));
      element.end();
    }
    row.end();
    this.#y += height;
  }

  #drawRow(cells: readonly Cell[]): void {
    for (const cell of cells) this.#draw(cell);
    this.#y += this.#rowHeight(cells);
  }

  #rowHeight(cells: readonly Cell[]): number {
    return Math.max(...cells.map((cell) => this.#heightOf(cell))) + 5;
  }

  #use({ size = 9.5, bold = false }: TextStyle): void {
    this.#doc.font(bold ? 'bold' : 'regular').fontSize(size);
  }

  #heightOf(cell: Cell): number {
    this.#use(cell);
    const text = this.#printable(cell.text);
    const lines = text.split('\n');
    // Line breaking is the slow part, and few cells need it.
    return lines.every((line) => this.#doc.widthOfString(line) <= cell.width)
      ? lines.length * this.#doc.currentLineHeight(true)
      : this.#doc.heightOfString(text, { width: cell.width });
  }

  #draw(cell: Cell): void {
    this.#use(cell);
    const { x, width, align = 'left', quiet = false } = cell;
    const text = this.#printable(cell.text);
    this.#doc.fillColor(quiet ? QUIET : INK);
    const wide = text.includes('\n') ? Number.POSITIVE_INFINITY : this.#doc.widthOfString(text);
    if (wide <= width) this.#doc.text(text, align === 'right' ? x + width - wide : x, this.#y, { lineBreak: false });
    else this.#doc.text(text, x, this.#y, { width, align });
  }

  #printable(text: string): string {
    const cached = this.#printed.get(text);
    if (cached !== undefined) return cached;
    const { font } = (this.#doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
    const result = text
      .split('\n')
      .map((line) => printable(line, (code) => font.hasGlyphForCodePoint(code)))
      .join('\n');
    this.#printed.set(text, result);
    return result;
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }
}
