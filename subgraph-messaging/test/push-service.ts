import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createDecipheriv, hkdfSync } from 'node:crypto';

/** How the push service answers. */
export type PushBehaviour =
  | { status: number; headers?: Record<string, string> }
  | 'hangs'
  | 'hangs up'
  /** Accepts, with a body without an end. */
  | 'babbles';

export type ReceivedPush = {
  /** Of the browser. */
  name: string;
  authorization: string;
  encoding: string;
  ttl: number;
  urgency: string;
  topic: string;
  body: Buffer;
  at: number;
};

/** A browser: subscription keys, and what it reads in a message. */
export function createBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291 with one record. */
    read(body: Buffer): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const record = body.subarray(21 + sender.length);
      const shared = pair.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const key = derive(shared, auth, info, 32);
      const cek = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', cek, nonce);
      cipher.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

function answer(response: ServerResponse, behaviour: PushBehaviour): void {
  if (behaviour === 'hangs') return;
  if (behaviour === 'hangs up') {
    response.destroy();
  } else if (behaviour === 'babbles') {
    response.writeHead(201);
    const timer = setInterval(() => response.write('more '.repeat(1000)), 1);
    response.on('close', () => clearInterval(timer));
  } else {
    response.writeHead(behaviour.status, behaviour.headers).end();
  }
}

/** A push service on this machine that records messages and can fail. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const behaviours = new Map<string, PushBehaviour>();
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const header = (key: string) => String(request.headers[key] ?? '');
    void buffer(request).then((body) => {
      received.push({
        ...{ name, body, at: performance.now() },
        ...{ authorization: header('authorization'), encoding: header('content-encoding') },
        ...{ ttl: Number(header('ttl')), urgency: header('urgency'), topic: header('topic') },
      });
      answer(response, behaviours.get(name) ?? { status: 201 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    endpointOf: (name: string) => `${origin}/${name}`,
    behave: (name: string, behaviour: PushBehaviour) => behaviours.set(name, behaviour),
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushServiceFake = Awaited<ReturnType<typeof startPushService>>;
