import * as z from 'zod/mini';
import { requiredText } from './fields';
import { ruleError } from './issue';

const ADDRESS_MAX = 500;

/** A person's picture: the address of an own uploaded photo, or null for none. */
export const profilePictureRule = z.object(
  { profilePicture: z.nullable(requiredText(ADDRESS_MAX)) },
  { error: ruleError('validation.object') },
);
