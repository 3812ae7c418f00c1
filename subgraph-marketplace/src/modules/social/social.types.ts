import type { PublicationFailure, PublicationState, SocialNetwork } from '@tbt/contracts';
import type { SocialAccountRow, SocialPublicationRow } from '../../generated/tables';

export type StoredSocialAccount = SocialAccountRow;
export type StoredPublication = SocialPublicationRow;

/** A shift of the clinic and one of its pages; `state` is null until it was asked for. */
export type ShiftPublication = {
  network: SocialNetwork;
  pageName: string;
  isExpired: boolean;
  text: string;
  state: PublicationState | null;
  failure: PublicationFailure | null;
  askedAt: Date | null;
};

export type SocialAccount = {
  network: SocialNetwork;
  isAvailable: boolean;
  pageName: string | null;
  connectedAt: Date | null;
  expiresAt: Date | null;
  isExpired: boolean;
};

export type PageChoice = {
  /** Sealed. */
  choice: string;
  pages: { id: string; name: string }[];
};

export type ConnectedPage = {
  id: string;
  name: string;
  token: string;
  /** Of the token; null when the network names no end. */
  lifeSeconds: number | null;
};
