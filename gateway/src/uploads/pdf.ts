import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFObjectStreamParser,
  PDFStream,
  PDFXRefStreamParser,
  type PDFObject,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { FileError } from './file-error';

const END = '%%EOF';
const TAIL_BYTES = 2048;
/** Keys of scripts, automatic actions, attachments and XFA forms. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'AA', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'];
/** Actions other than navigation and links. */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE'];
const EMBEDDED = 'EmbeddedFile';
/** Object streams are text: real ones stay far below. */
const OBJECTS_BYTES_MAX = 32 * 1024 * 1024;

const nameOf = (value: PDFObject | undefined): string =>
  value instanceof PDFName ? value.decodeText() : '';
const read = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key));

/** The library inflates object streams without a limit, so a few bytes could become gigabytes. */
function assertUnpacks(stream: PDFRawStream): void {
  const filter = read(stream.dict, 'Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (!only) return;
  if (nameOf(only) !== 'FlateDecode') throw new FileError('upload.broken');
  inflateSync(stream.getContents(), { maxOutputLength: OBJECTS_BYTES_MAX });
}

const { forStream: objectsOf } = PDFObjectStreamParser;
PDFObjectStreamParser.forStream = (stream, shouldWaitForTick) => {
  assertUnpacks(stream);
  return objectsOf(stream, shouldWaitForTick);
};
const { forStream: referencesOf } = PDFXRefStreamParser;
PDFXRefStreamParser.forStream = (stream) => {
  assertUnpacks(stream);
  return referencesOf(stream);
};

/** `OpenAction` is a destination, or a GoTo action. */
function opensActively(dict: PDFDict): boolean {
  const action = read(dict, 'OpenAction');
  return action instanceof PDFDict && nameOf(read(action, 'S')) !== 'GoTo';
}

const isActive = (dict: PDFDict): boolean =>
  dict.keys().some((key) => ACTIVE_KEYS.includes(key.decodeText())) ||
  ACTIVE_ACTIONS.includes(nameOf(read(dict, 'S'))) ||
  nameOf(read(dict, 'Type')) === EMBEDDED ||
  opensActively(dict);

const partsOf = (value: PDFObject): readonly PDFObject[] => {
  if (value instanceof PDFStream) return [value.dict];
  if (value instanceof PDFDict) return value.values();
  return value instanceof PDFArray ? value.asArray() : [];
};

/** Returns the PDF unchanged if it has no active content, in packed and replaced objects either. @throws FileError */
export async function inertPdf(content: Buffer): Promise<Buffer> {
  if (!content.subarray(-TAIL_BYTES).includes(END)) throw new FileError('upload.broken');
  const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false };
  const { context, isEncrypted } = await PDFDocument.load(content, options).catch(() => {
    throw new FileError('upload.broken');
  });
  if (isEncrypted) throw new FileError('upload.lockedPdf');
  const open = context.enumerateIndirectObjects().map(([, object]): PDFObject => object);
  for (let value = open.pop(); value; value = open.pop()) {
    if (value instanceof PDFInvalidObject) throw new FileError('upload.broken');
    if (value instanceof PDFDict && isActive(value)) throw new FileError('upload.activePdf');
    open.push(...partsOf(value));
  }
  return content;
}
