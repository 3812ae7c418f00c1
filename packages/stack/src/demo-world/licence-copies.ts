import { createHash } from 'node:crypto';
import { STORED_UPLOAD_PURPOSE, uploadAddress } from '@tbt/contracts';
import { viewerOf } from './callers';
import type { Person } from './accounts';
import type { DemoServices } from './demo-services';

const NAME_LENGTH = 32;
const RECEIPT_SECONDS = 300;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`);
  const drawn = `BT /F1 18 Tf 26 TL 40 220 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 480 280] /Contents 4 0 R
      /Resources << /Font << /F1 ${FONT} >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** Stores a copy of a licence as the gateway does. @returns its address. */
export async function uploadLicenceCopy(
  { identity, deployment }: DemoServices,
  person: Person,
  number: string,
): Promise<string> {
  const { firstName, lastName, place } = person;
  const pdf = pdfOf([
    'Certificate of registration',
    `${firstName} ${lastName}`,
    place.province,
    number,
  ]);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const name = sha256.slice(0, NAME_LENGTH);
  const key = `documents/${name}`;
  await deployment.files.put(key, pdf);
  const facts = { ownerId: person.id, kind: 'document', key, size: pdf.length, sha256 };
  const stored = { ...facts, mediaType: 'application/pdf' };
  const receipt = await deployment.sealer.seal(STORED_UPLOAD_PURPOSE, stored, RECEIPT_SECONDS);
  await identity.uploads.register(viewerOf(person), { receipt });
  return uploadAddress('document', name);
}
