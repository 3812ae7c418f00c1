import { readFileSync } from 'node:fs';
import type { Locale } from '@tbt/contracts';
import PDFDocument from 'pdfkit';

const MARGIN = 54;
const BODY = 10;
const INK = '#1a2433';
const PALE = '#d5dbe3';

const fontFile = (name: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/figtree/${name}.ttf`));

/** Read once per process. */
const FONTS = {
  regular: fontFile('400Regular/Figtree_400Regular'),
  bold: fontFile('700Bold/Figtree_700Bold'),
};

type Style = { size?: number; isBold?: boolean; width?: number; align?: 'left' | 'right' };
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

export type PdfPage = ReturnType<typeof createPdfPage>;

/** A tagged Letter page. @param about its dates and title decide the file's id, so equal input makes equal bytes. */
export function createPdfPage(about: { title: string; author: string; at: Date; locale: Locale }) {
  const pdf = new PDFDocument({
    ...{ size: 'LETTER', margin: MARGIN, tagged: true, displayTitle: true, pdfVersion: '1.7' },
    lang: about.locale,
    info: {
      ...{ Title: about.title, Author: about.author, Creator: 'Tooth Be Told' },
      ...{ CreationDate: about.at, ModDate: about.at },
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  );
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.fillColor(INK);

  const write = (
    text: string,
    { size = BODY, isBold = false, ...place }: Style,
    x?: number,
    y?: number,
  ) => {
    pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
    const options = { ...place, lineGap: 2 };
    if (x !== undefined && y !== undefined) pdf.text(text, x, y, options);
    else pdf.text(text, options);
  };

  return {
    left: MARGIN,
    right: pdf.page.width - MARGIN,
    get y() {
      return pdf.y;
    },

    text(tag: Tag, text: string, style: Style = {}) {
      root.add(pdf.struct(tag, {}, () => write(text, style, MARGIN, pdf.y)));
    },

    gap(points = BODY) {
      pdf.y += points;
    },

    /** Not read aloud. */
    rule() {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf
        .strokeColor(PALE)
        .moveTo(MARGIN, pdf.y)
        .lineTo(pdf.page.width - MARGIN, pdf.y)
        .stroke();
      pdf.endMarkedContent();
      pdf.y += 6;
    },

    /** Columns side by side, each a list of paragraphs. */
    columns(columns: readonly (readonly [heading: string, lines: readonly string[]])[]) {
      const width = (pdf.page.width - 2 * MARGIN) / columns.length;
      const top = pdf.y;
      let bottom = top;
      columns.forEach(([heading, lines], index) => {
        const x = MARGIN + index * width;
        const part = pdf.struct('Sect');
        part.add(
          pdf.struct('H2', {}, () => write(heading, { isBold: true, width: width - 12 }, x, top)),
        );
        for (const line of lines) {
          part.add(pdf.struct('P', {}, () => write(line, { width: width - 12 }, x, pdf.y)));
        }
        root.add(part);
        part.end();
        bottom = Math.max(bottom, pdf.y);
      });
      pdf.y = bottom;
    },

    /** The first column takes what the others leave; all but it are aligned right. */
    table(
      rows: readonly (readonly string[])[],
      widths: readonly number[],
      boldRows: readonly number[],
    ) {
      const first = pdf.page.width - 2 * MARGIN - widths.reduce((sum, width) => sum + width, 0);
      // Content is written when its element is part of the document: parents are added first.
      const table = pdf.struct('Table');
      root.add(table);
      rows.forEach((cells, index) => {
        const isBold = boldRows.includes(index);
        const top = pdf.y;
        let bottom = top;
        const row = pdf.struct('TR');
        table.add(row);
        let x = MARGIN;
        cells.forEach((cell, column) => {
          const width = column === 0 ? first : (widths[column - 1] ?? 0);
          const style = {
            isBold,
            width: width - 6,
            align: column === 0 ? 'left' : 'right',
          } as const;
          row.add(pdf.struct(index === 0 ? 'TH' : 'TD', {}, () => write(cell, style, x, top)));
          bottom = Math.max(bottom, pdf.y);
          x += width;
        });
        row.end();
        pdf.y = bottom + 4;
      });
      table.end();
    },

    end(): Promise<Buffer> {
      root.end();
      pdf.end();
      return done;
    },
  };
}
