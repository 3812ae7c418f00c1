// nothing
import { createHash } from 'node:crypto';
import { useSession } from '@tbt/web-kit';
import { session } from '../session/session';

export const thread = { createHash, useSession, session };
