// nothing
import type { SessionId } from '../sessions/session-id';

export type Device = { session: SessionId };
