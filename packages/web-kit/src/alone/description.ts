import { useEffect, useState } from 'react';
import { request } from '../request';

/** A story of the remote and its id in Storybook. */
export interface StoryLink {
  name: string;
  id: string;
}

/** What the development server knows of the remote that the remote does not know itself. */
export interface RemoteDescription {
  project: string;
  /** Origin of Storybook when it runs. */
  storybook: string;
  features: readonly { name: string; stories: readonly StoryLink[] }[];
  pageStories: readonly StoryLink[];
  /** An id of each kind of thing that is there, by the first part of its address. */
  sampleIds: Readonly<Record<string, string>>;
  /** Who can sign in without typing. */
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

/** The description of the remote; empty until it has come, and where nothing serves it. */
export function useDescription(): RemoteDescription {
  const [description, setDescription] = useState(NOTHING);
  useEffect(() => {
    request<RemoteDescription>('GET', ADDRESS).then(setDescription, () => undefined);
  }, []);
  return description;
}

/** An address of a route that leads somewhere: its parameters filled with ids that are there. */
export function sampleAddress(pattern: string, sampleIds: RemoteDescription['sampleIds']): string {
  const [, kind = ''] = pattern.split('/');
  return pattern.replace(/:\w+/g, sampleIds[kind] ?? '1');
}
