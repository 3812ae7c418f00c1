import type { Decorator, Preview } from '@storybook/react-webpack5';
import '../src/global.css';

const withTheme: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'circlehollow',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Basics',
          'Actions',
          'Forms',
          'Content',
          'Navigation',
          'Overlays',
          'Feedback',
          'Layout',
        ],
      },
    },
  },
};

export default preview;
