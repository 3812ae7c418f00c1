import { useLayoutEffect, type ReactNode } from 'react';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { dismissToast } from '@tbt/design-system';
import { activateLocale } from '@tbt/web-kit';
import { answerRequests, PageFrame, type PageFrameOptions } from '@tbt/web-kit/testing';
import { emulateMedia } from './emulate-media';
import { globalTypes, initialGlobals } from './toolbar';

const FEATURES: Record<string, string> = {
  more: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  reduced: '(prefers-reduced-motion: reduce)',
};

interface Switches {
  theme?: string;
  contrast?: string;
  direction?: string;
  motion?: string;
}

function Surroundings({ switches, children }: { switches: Switches; children: ReactNode }) {
  const { theme, contrast, direction, motion } = switches;
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme && theme !== 'system') root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
    emulateMedia([contrast, motion].flatMap((choice) => FEATURES[choice ?? ''] ?? []));
  }, [theme, contrast, direction, motion]);
  return children;
}

const withSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings switches={globals}>
    <Story />
  </Surroundings>
);

const pageOf = (parameters: Record<string, unknown>) =>
  parameters.page as PageFrameOptions | undefined;

/** Renders a story with `parameters: inPage({ … })` where the shell renders a page. */
const withPage: Decorator = (Story, { parameters, id }) => {
  const page = pageOf(parameters);
  if (!page) return <Story />;
  return (
    <PageFrame key={id} {...page}>
      <Story />
    </PageFrame>
  );
};

/** Decorators of every story, in Storybook and in tests. */
export const storyContext = {
  decorators: [withPage, withSurroundings],
  globalTypes,
  initialGlobals,
  loaders: [
    async ({ globals }) => {
      await activateLocale(globals.locale === 'fr-CA' ? 'fr-CA' : 'en-CA');
    },
  ],
  beforeEach: ({ parameters }) => {
    const page = pageOf(parameters);
    const restore = page && answerRequests(page.requests ?? {});
    return () => {
      restore?.();
      dismissToast();
    };
  },
} satisfies Preview;
