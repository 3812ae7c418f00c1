import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { emptyProfile } from './profile-form-values';
import { SavedElsewhere } from './saved-elsewhere';

const meta = {
  title: 'Features/Profile form/Saved elsewhere',
  component: SavedElsewhere,
  parameters: inPage({ at: '/profile' }),
  args: {
    typed: { ...emptyProfile, city: 'Ottawa', availability: ['Monday'] },
    saved: { ...emptyProfile, city: 'Hamilton' },
    onTakeOver: () => undefined,
    onKeep: () => undefined,
  },
} satisfies Meta<typeof SavedElsewhere>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Differing: Story = {};

export const TheSame: Story = { args: { saved: meta.args.typed } };

export const French: Story = { globals: { locale: 'fr-CA' } };
