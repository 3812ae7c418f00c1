import type { FastifyRequest } from 'fastify';

/** Origin of the site as the browser sees it, without a slash at the end. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const host = request.headers.host ?? 'localhost';
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : 'http://localhost';
}
