import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LOCALES, parseId, type Locale } from '@tbt/contracts';
import * as z from 'zod/mini';
import { readGateway } from '../forwarding/read-gateway';
import type { SiteServerOptions } from '../options';
import { postedJobRule } from '../page/posted-job';
import { drawJob, drawSite } from './drawings';
import { siteImagePath } from './social-image-paths';
import { createSocialImages, type SocialImageLimits } from './social-images';

const PATIENCE_MS = 3_000;
const DAY = 'public, max-age=86400';

type Params = { Params: { id: string; locale: string } };

const localeRule = z.enum(LOCALES);
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Pictures that networks show beside a shared link: one for each open shift and language, one for the site. */
export function addSocialImages(
  app: FastifyInstance,
  options: SiteServerOptions,
  limits?: SocialImageLimits,
): void {
  const images = createSocialImages(limits);
  const site = new Map<Locale, Promise<Buffer | undefined>>();

  /** Drawn once, outside of all limits. */
  const siteImage = (locale: Locale): Promise<Buffer | undefined> => {
    const known = site.get(locale);
    if (known) return known;
    const picture = createSocialImages().pictureOf(locale, () => drawSite(locale));
    site.set(locale, picture);
    picture.catch(() => site.delete(locale));
    return picture;
  };
  const send = (reply: FastifyReply, picture: Buffer | undefined) =>
    reply.header('cache-control', DAY).type('image/png').send(picture);

  app.get<Params>('/social-images/site/:locale.png', async ({ params }, reply) => {
    const locale = localeRule.safeParse(params.locale);
    if (!locale.success) return reply.callNotFound();
    return send(reply, await siteImage(locale.data));
  });

  app.get<Params>('/social-images/jobs/:id/:locale.png', async (request, reply) => {
    const { params, id: requestId, headers, socket } = request;
    const [id, locale] = [parseId(params.id), localeRule.safeParse(params.locale)];
    if (id === null || !locale.success) return reply.callNotFound();
    // Read as a visitor: the picture is for all.
    const call = { id: requestId, headers: { host: headers.host }, socket };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, body } = await readGateway(`/api/jobs/${id}`, { ...call, signal }, options);
    if (status === 404) return reply.callNotFound();
    const job = postedJobRule.safeParse(body);
    const picture =
      job.success && job.data.status === 'active'
        ? await images.pictureOf(`${hashOf(job.data)} ${locale.data}`, () =>
            drawJob(job.data, locale.data),
          )
        : undefined;
    if (picture) return send(reply, picture);
    return reply.header('cache-control', 'no-store').redirect(siteImagePath(locale.data));
  });
}
