import { createContext, use } from 'react';

/** A profile of Tooth Be Told, from the server's settings. */
export interface SocialNetwork {
  name: string;
  url: string;
}

export const SocialNetworksContext = createContext<readonly SocialNetwork[]>([]);

/** Configured profiles, in the order of the footer. */
export const useSocialNetworks = (): readonly SocialNetwork[] => use(SocialNetworksContext);
