import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import type { PageFrameOptions } from './page-frame';
import type { PseudoStory } from './pseudo-language';

interface StoryPart {
  component?: ComponentType<Record<string, unknown>>;
  args?: Record<string, unknown>;
  parameters?: { page?: PageFrameOptions };
  globals?: { locale?: string };
  render?: (args: Record<string, unknown>) => ReactElement;
}

const SUFFIX = '.stories.tsx';

/** Every English story of a folder, as [name, what it shows]. @param load - the test's own `require` */
export function storiesIn(
  folder: string,
  load: (file: string) => unknown,
): (readonly [string, PseudoStory])[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  return files.flatMap((file) => {
    const stories = load(path.join(folder, file)) as Record<string, StoryPart>;
    const { default: meta = {}, ...named } = stories;
    const { component } = meta;
    if (!component) return [];
    return Object.entries(named)
      .filter(([, { globals }]) => globals?.locale !== 'fr-CA')
      .map(([name, story]) => {
        const shown: PseudoStory = {
          component,
          args: { ...meta.args, ...story.args },
          page: { ...meta.parameters?.page, ...story.parameters?.page },
          render: story.render ?? meta.render,
        };
        return [`${file.replace(SUFFIX, '')}: ${name}`, shown] as const;
      });
  });
}
