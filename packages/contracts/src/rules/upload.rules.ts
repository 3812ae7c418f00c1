import * as z from 'zod/mini';
import { requiredText } from './fields';
import { ruleError } from './issue';

const ADDRESS_MAX = 500;

/** Address of an own upload; null removes the picture. */
export const profilePictureRule = z.object(
  { profilePicture: z.nullable(requiredText(ADDRESS_MAX)) },
  { error: ruleError('validation.object') },
);
