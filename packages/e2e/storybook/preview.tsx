import type { Preview } from '@storybook/react-webpack5';
import '@tbt/design-system';
import { ComponentDocs } from './docs/component-docs';
import { storyContext } from './story-context';
import { viewports } from './toolbar';

const preview: Preview = {
  ...storyContext,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: ComponentDocs, toc: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Journeys',
          'Pages',
          'Features',
          'Shell',
          'Tokens',
          'Basics',
          'Actions',
          'Forms',
          'Content',
          'Navigation',
          'Overlays',
          'Feedback',
          'Layout',
          'Showcase',
        ],
      },
    },
  },
};

export default preview;
