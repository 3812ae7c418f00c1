import * as z from 'zod/mini';
import { SOCIAL_NETWORKS } from '../social-networks';
import { id } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };
const network = z.enum(SOCIAL_NETWORKS, { error: ruleError('validation.invalid') });

const RETURNED_MAX = 4000;
const returned = z
  .string({ error: ruleError('validation.required') })
  .check(
    z.minLength(1, { error: ruleError('validation.required') }),
    z.maxLength(RETURNED_MAX, { error: ruleError('validation.invalid') }),
  );

export const socialNetworkRule = z.object({ network }, object);

/** What a network returned after its consent page. */
export const completeSocialConnectionRule = z.object(
  { network, code: returned, state: returned },
  object,
);

/** One of several pages that a network listed; `choice` as the server gave it. */
export const chooseSocialPageRule = z.object(
  { network, choice: returned, pageId: returned },
  object,
);

export const publishShiftRule = z.object({ network, jobId: id }, object);
