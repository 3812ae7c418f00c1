import Fastify from 'fastify';
import { readEnv } from './env';

const HELLO =
  '<!doctype html><html lang="en-CA"><head><title>Hello</title><meta name="viewport" content="width=device-width">' +
  '</head><body><h1>Hello</h1></body></html>';

async function main(): Promise<void> {
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(HELLO));
  await app.listen({ port: readEnv({}).PORT, host: '127.0.0.1' });
}

void main();
