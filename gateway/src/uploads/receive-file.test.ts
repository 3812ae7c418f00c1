import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { receiveFile } from './receive-file';
import { PHOTO_UPLOAD } from './upload-rules';

const BOUNDARY = 'of-parts';
const HEAD = `--${BOUNDARY}\r
content-disposition: form-data; name="profilePicture"; filename="me.jpg"\r
content-type: image/jpeg\r
\r
`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

function requestOf(pieces: readonly string[]): IncomingMessage {
  const body = new PassThrough();
  const send = async () => {
    for (const piece of pieces) {
      body.write(piece);
      await pause(20);
    }
    body.end();
  };
  void send();
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return Object.assign(body, { headers }) as unknown as IncomingMessage;
}

/** Rejects a file by its first bytes. */
const refusing = {
  take: async (bytes: AsyncIterable<Buffer>): Promise<never> => {
    await bytes[Symbol.asyncIterator]().next();
    throw new Error('no picture');
  },
  discard: async () => undefined,
};

it.each([
  ['at once', [HEAD + 'text' + TAIL]],
  ['with its end later', [`${HEAD}text`, TAIL]],
  ['in many pieces', [HEAD, 'text', 'more', 'x'.repeat(200_000), 'y'.repeat(200_000), TAIL]],
])('drains a refused file that is sent %s', async (_how, pieces) => {
  await expect(receiveFile(requestOf(pieces), PHOTO_UPLOAD, refusing)).rejects.toThrow(
    'no picture',
  );
});
