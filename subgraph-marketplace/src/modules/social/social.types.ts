import type { SocialNetwork } from '@tbt/contracts';
import type { SocialAccountRow } from '../../generated/tables';

export type StoredSocialAccount = SocialAccountRow;

export type SocialAccount = {
  network: SocialNetwork;
  isAvailable: boolean;
  pageName: string | null;
  connectedAt: Date | null;
  expiresAt: Date | null;
  isExpired: boolean;
};

/** The page that a consent is for, with its token. */
export type ConnectedPage = {
  id: string;
  name: string;
  token: string;
  /** Of the token; null when the network names no end. */
  lifeSeconds: number | null;
};
