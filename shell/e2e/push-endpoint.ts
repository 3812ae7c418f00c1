import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;
/** Marks the end of the text in the last record. */
const DELIMITER = 2;

/** A push service on this machine for one browser: what it received, read with the browser's keys (RFC 8291, one record). */
export async function startPushEndpoint() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));

  const read = (body: Buffer): string => {
    const salt = body.subarray(0, SALT);
    const keyAt = SALT + RECORD_SIZE + 1;
    const sender = body.subarray(keyAt, keyAt + (body[keyAt - 1] ?? 0));
    const record = body.subarray(keyAt + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const key = derive(pair.computeSecret(sender), auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(record.subarray(-TAG));
    const text = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
    return text.subarray(0, text.lastIndexOf(DELIMITER)).toString();
  };

  const received: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push(read(body));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/browser`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Texts of the messages, oldest first. */
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
