'use strict';
const {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFObjectStreamParser,
  PDFStream,
  PDFXRefStreamParser,
} = require('@cantoo/pdf-lib');
const { parentPort, workerData } = require('node:worker_threads');
const { Readable } = require('node:stream');
const { createInflate, inflateSync } = require('node:zlib');

const ACTIVE_KEYS = ['JS', 'JavaScript', 'AA', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'];
/** Actions other than navigation and links. */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE'];
const EMBEDDED = 'EmbeddedFile';
/** Object streams are text: real ones stay far below. */
const OBJECTS_BYTES_MAX = 32 * 1024 * 1024;
/** Of all streams together: ten scanned pages without loss stay below. */
const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
const EXPANDING = ['FlateDecode', 'LZWDecode', 'RunLengthDecode'];

const nameOf = (value) => (value instanceof PDFName ? value.decodeText() : '');
const read = (dict, key) => dict.lookup(PDFName.of(key));

let unpacked = 0;

/** The library inflates object streams without a limit, so a few bytes could become gigabytes. */
function assertUnpacks(stream) {
  const filter = read(stream.dict, 'Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (!only) return;
  if (nameOf(only) !== 'FlateDecode') throw new Error('packed in another way');
  unpacked += inflateSync(stream.getContents(), { maxOutputLength: OBJECTS_BYTES_MAX }).length;
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
function opensActively(dict) {
  const action = read(dict, 'OpenAction');
  return action instanceof PDFDict && nameOf(read(action, 'S')) !== 'GoTo';
}

const isActive = (dict) =>
  dict.keys().some((key) => ACTIVE_KEYS.includes(key.decodeText())) ||
  ACTIVE_ACTIONS.includes(nameOf(read(dict, 'S'))) ||
  nameOf(read(dict, 'Type')) === EMBEDDED ||
  opensActively(dict);

const filtersOf = ({ dict }) => {
  const filter = read(dict, 'Filter');
  return (filter instanceof PDFArray ? filter.asArray() : [filter])
    .map((each) => nameOf(dict.context.lookup(each)))
    .filter((name) => name !== '');
};

/** `ASCII85Decode` before the packed bytes. */
function bytesOf85(text) {
  const bytes = [];
  let group = [];
  const take = (digits) => {
    const value = [...digits, 84, 84, 84, 84]
      .slice(0, 5)
      .reduce((sum, digit) => sum * 85 + digit, 0);
    for (let at = 0; at < digits.length - 1; at += 1)
      bytes.push(Math.floor(value / 256 ** (3 - at)) % 256);
  };
  for (const code of text) {
    if (code === 126) break;
    if (code === 122) bytes.push(0, 0, 0, 0);
    if (code < 33 || code > 117) continue;
    group.push(code - 33);
    if (group.length < 5) continue;
    take(group);
    group = [];
  }
  if (group.length > 1) take(group);
  return Buffer.from(bytes);
}

/** What `RunLengthDecode` makes of the bytes. */
function lengthOfRuns(packed) {
  let length = 0;
  for (let at = 0; at < packed.length;) {
    const code = packed[at];
    length += code < 128 ? code + 1 : 257 - code;
    at += code < 128 ? code + 2 : 2;
  }
  return length;
}

/** Whether a viewer could unpack the stream within what is left of the limit. */
async function fits(stream) {
  const filters = filtersOf(stream);
  const expanding = filters.filter((name) => EXPANDING.includes(name));
  if (expanding.length === 0) return true;
  if (expanding.length > 1) return false;
  const [first, second] = filters;
  const [method] = expanding;
  // Nothing writes LZW any more, and nothing here could measure it.
  if (method === 'LZWDecode') return false;
  if (first !== method && !(first === 'ASCII85Decode' && second === method)) return false;
  const contents = stream.getContents();
  const packed = first === method ? contents : bytesOf85(contents);
  if (method === 'RunLengthDecode') {
    unpacked += lengthOfRuns(packed);
    return unpacked <= UNPACKED_BYTES_MAX;
  }
  const inflate = createInflate({ chunkSize: 1024 * 1024 });
  Readable.from([packed]).pipe(inflate);
  try {
    for await (const chunk of inflate) {
      unpacked += chunk.length;
      if (unpacked > UNPACKED_BYTES_MAX) return false;
    }
  } catch {
    // Damaged streams are shown by viewers as far as they go.
  }
  return true;
}

const partsOf = (value) => {
  if (value instanceof PDFStream) return [value.dict];
  if (value instanceof PDFDict) return value.values();
  return value instanceof PDFArray ? value.asArray() : [];
};

/** Includes packed and replaced objects. @returns the message key of the refusal, or null. */
async function refusalOf(content) {
  const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false };
  const document = await PDFDocument.load(content, options);
  const { context, isEncrypted } = document;
  if (isEncrypted || context.trailerInfo.Encrypt) return 'upload.lockedPdf';
  if (document.getPageCount() === 0) return 'upload.broken';
  const open = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let value = open.pop(); value; value = open.pop()) {
    if (value instanceof PDFInvalidObject) return 'upload.broken';
    if (value instanceof PDFDict && isActive(value)) return 'upload.activePdf';
    if (value instanceof PDFStream && !(await fits(value))) return 'upload.swollenPdf';
    open.push(...partsOf(value));
  }
  return null;
}

refusalOf(workerData).then(
  (refusal) => parentPort.postMessage(refusal),
  () => parentPort.postMessage('upload.broken'),
);
