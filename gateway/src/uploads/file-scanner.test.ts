import { createServer, type AddressInfo, type Server } from 'node:net';
import { createLogger } from '@tbt/service-kit';
import { createFileScanner } from './file-scanner';

let daemon: Server;
let received: Buffer;
let reply: string;

beforeEach(async () => {
  received = Buffer.alloc(0);
  daemon = createServer((socket) => {
    socket.on('data', (part) => {
      received = Buffer.concat([received, part as Buffer]);
      if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
    });
  });
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
});
afterEach(() => daemon.close());

const scanner = () =>
  createFileScanner(
    `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`,
    createLogger({ service: 'test', level: 'silent' }),
  );

it('sends the file in pieces with their length, and takes a clean one', async () => {
  reply = 'stream: OK\0';
  const content = Buffer.alloc(70_000, 7);
  await expect(scanner()(content)).resolves.toBeUndefined();
  const command = 'zINSTREAM\0';
  expect(received.subarray(0, command.length).toString()).toBe(command);
  expect(received.readUInt32BE(command.length)).toBe(65_536);
  expect(received).toHaveLength(command.length + 4 + 65_536 + 4 + (70_000 - 65_536) + 4);
});

it('refuses an infected file', async () => {
  reply = 'stream: Eicar-Signature FOUND\0';
  await expect(scanner()(Buffer.from('x'))).rejects.toMatchObject({ key: 'upload.infected' });
});

it.each([
  ['a refusal', 'INSTREAM size limit exceeded. ERROR\0'],
  ['silence', ''],
])('takes nothing on %s', async (_, answer) => {
  reply = answer;
  await expect(scanner()(Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('takes nothing while the scanner is away', async () => {
  const scan = scanner();
  await new Promise((resolve) => daemon.close(resolve));
  await expect(scan(Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
