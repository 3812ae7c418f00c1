import type { PublicationFailure, SocialNetwork } from '@tbt/contracts';
import * as z from 'zod';
import { linkedinHeaders } from './connected-page';
import type { NetworkFetch } from './network-requests';

export type Post = {
  pageId: string;
  token: string;
  text: string;
  /** In the text as well; the network shows its picture. */
  link: string;
  api: string;
};

export type PostResult = { postId: string } | { failure: PublicationFailure };

const created = z.object({ id: z.string().min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) });
const ENDED_CODES = new Set([10, 102, 190, 200]);

const isEnded = (status: number): boolean => status === 401 || status === 403;
const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

async function facebookPost(post: Post, fetchFrom: NetworkFetch): Promise<PostResult> {
  const answer = await fetchFrom(`${post.api}/${post.pageId}/feed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${post.token}` },
    body: new URLSearchParams({ message: post.text, link: post.link }),
  });
  const body = await readJson(answer);
  const done = created.safeParse(body);
  if (answer.ok) return done.success ? { postId: done.data.id } : { failure: 'no_answer' };
  const code = refused.safeParse(body).data?.error.code;
  const hasEnded = isEnded(answer.status) || (code !== undefined && ENDED_CODES.has(code));
  return { failure: hasEnded ? 'permission_ended' : 'refused' };
}

/** Characters with a meaning in LinkedIn's texts. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;

async function linkedinPost(post: Post, fetchFrom: NetworkFetch): Promise<PostResult> {
  const answer = await fetchFrom(`${post.api}/posts`, {
    method: 'POST',
    headers: { ...linkedinHeaders(post.token), 'content-type': 'application/json' },
    body: JSON.stringify({
      author: `urn:li:organization:${post.pageId}`,
      commentary: post.text.replace(RESERVED, String.raw`\$&`),
      visibility: 'PUBLIC',
      distribution: {
        ...{ feedDistribution: 'MAIN_FEED', targetEntities: [] },
        thirdPartyDistributionChannels: [],
      },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    }),
  });
  const postId = answer.headers.get('x-restli-id');
  if (answer.ok) return postId ? { postId } : { failure: 'no_answer' };
  return { failure: isEnded(answer.status) ? 'permission_ended' : 'refused' };
}

/** @throws DomainError UNAVAILABLE when there is no answer. */
export const POST_ON: Readonly<
  Record<SocialNetwork, (post: Post, fetchFrom: NetworkFetch) => Promise<PostResult>>
> = { facebook: facebookPost, linkedin: linkedinPost };
