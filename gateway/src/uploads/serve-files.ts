import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PHOTO_PATH, PRIVATE_FILE_PATH, PRIVATE_FILE_PURPOSE } from '@tbt/contracts';
import type { Deployment } from '@tbt/service-kit';
import { respondToBadUrl } from '../rest/send-problem';

const PHOTO_NAME = /^[0-9a-f]{32}-(?:96|256|512)\.webp$/;
/** Displayed in the site's frames; scripts, forms and external content stay off. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** Browsers refuse to open a PDF in a sandbox. */
const PDF_POLICY = "frame-ancestors 'self'";

/** A PDF is inline in the site's own frame only, otherwise a download. */
const dispositionOf = (mediaType: string, { headers }: FastifyRequest): string =>
  mediaType === 'application/pdf' && headers['sec-fetch-dest'] !== 'iframe'
    ? 'attachment'
    : 'inline';

type Params = { '*': string };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Public photos are immutable, private files need a sealed link; neither can be listed. */
export function serveFiles(
  app: FastifyInstance,
  { files, sealer }: Pick<Deployment, 'files' | 'sealer'>,
): void {
  const send = async (
    key: string,
    headers: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const file = await files.open(key);
    if (!file) return respondToBadUrl(null, request, reply);
    reply.headers({
      ...headers,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
    });
    return reply.send(file.content);
  };

  app.get<{ Params: Params }>(`${PHOTO_PATH}*`, async (request, reply) => {
    const name = request.params['*'];
    if (!PHOTO_NAME.test(name)) return respondToBadUrl(null, request, reply);
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': PICTURE_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    };
    return send(`photos/${name}`, headers, request, reply);
  });

  app.get<{ Params: Params }>(`${PRIVATE_FILE_PATH}*`, async (request, reply) => {
    const facts = await sealer.open(PRIVATE_FILE_PURPOSE, request.params['*']);
    const [key, mediaType, name] = [facts?.key, facts?.mediaType, facts?.name].map(text);
    if (!key || !mediaType || !name) return respondToBadUrl(null, request, reply);
    const headers = {
      'content-type': mediaType,
      'cache-control': 'private, no-store',
      'content-disposition': `${dispositionOf(mediaType, request)}; filename="${name}"`,
      'content-security-policy': mediaType === 'application/pdf' ? PDF_POLICY : PICTURE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    };
    return send(key, headers, request, reply);
  });
}
