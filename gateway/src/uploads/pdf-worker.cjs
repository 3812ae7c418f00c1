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
const { inflateSync } = require('node:zlib');

/** Keys that bring scripts, actions that run by themselves, attachments and form programs. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'AA', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'];
/** Actions that do more than turn a page or follow a link. */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE'];
const EMBEDDED = 'EmbeddedFile';
/** A list of objects is text: real ones stay far below. */
const OBJECTS_BYTES_MAX = 32 * 1024 * 1024;

const nameOf = (value) => (value instanceof PDFName ? value.decodeText() : '');
const read = (dict, key) => dict.lookup(PDFName.of(key));

/** The library unpacks lists of objects without any limit, which a few bytes could make gigabytes. */
function assertUnpacks(stream) {
  const filter = read(stream.dict, 'Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (!only) return;
  if (nameOf(only) !== 'FlateDecode') throw new Error('packed in another way');
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

/** Where a document opens is a place, or an action that goes to one. */
function opensActively(dict) {
  const action = read(dict, 'OpenAction');
  return action instanceof PDFDict && nameOf(read(action, 'S')) !== 'GoTo';
}

const isActive = (dict) =>
  dict.keys().some((key) => ACTIVE_KEYS.includes(key.decodeText())) ||
  ACTIVE_ACTIONS.includes(nameOf(read(dict, 'S'))) ||
  nameOf(read(dict, 'Type')) === EMBEDDED ||
  opensActively(dict);

const partsOf = (value) => {
  if (value instanceof PDFStream) return [value.dict];
  if (value instanceof PDFDict) return value.values();
  return value instanceof PDFArray ? value.asArray() : [];
};

/** Reads every object, also packed and replaced ones. @returns why the file is not taken, or null. */
async function refusalOf(content) {
  const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false };
  const { context, isEncrypted } = await PDFDocument.load(content, options);
  if (isEncrypted || context.trailerInfo.Encrypt) return 'upload.lockedPdf';
  const open = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let value = open.pop(); value; value = open.pop()) {
    if (value instanceof PDFInvalidObject) return 'upload.broken';
    if (value instanceof PDFDict && isActive(value)) return 'upload.activePdf';
    open.push(...partsOf(value));
  }
  return null;
}

refusalOf(workerData).then(
  (refusal) => parentPort.postMessage(refusal),
  () => parentPort.postMessage('upload.broken'),
);
