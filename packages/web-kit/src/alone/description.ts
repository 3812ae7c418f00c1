import { useEffect, useState } from 'react';
import { request } from '../request';

export interface StoryLink {
  name: string;
  id: string;
}

export interface RemoteDescription {
  project: string;
  storybook: string;
  features: readonly { name: string; stories: readonly StoryLink[] }[];
  pageStories: readonly StoryLink[];
  /** Existing ids, by the first segment of their path. */
  sampleIds: Readonly<Record<string, string>>;
  accounts: readonly { email: string; password: string }[];
}

const ADDRESS = '/development.json';
const NOTHING: RemoteDescription = {
  project: '',
  storybook: '',
  features: [],
  pageStories: [],
  sampleIds: {},
  accounts: [],
};

/** Empty until loaded, and where no development server runs. */
export function useDescription(): RemoteDescription {
  const [description, setDescription] = useState(NOTHING);
  useEffect(() => {
    request<RemoteDescription>('GET', ADDRESS).then(setDescription, () => undefined);
  }, []);
  return description;
}

export function sampleAddress(pattern: string, sampleIds: RemoteDescription['sampleIds']): string {
  const [, kind = ''] = pattern.split('/');
  return pattern.replace(/:\w+/g, sampleIds[kind] ?? '1');
}
