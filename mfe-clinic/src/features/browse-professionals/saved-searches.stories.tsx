import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { savedSearch, savedSearches } from '../../testing/saved-search-scenes';
import { noProfessionalFilters } from './use-professional-filters';
import { SavedSearches } from './saved-searches';

const several = [
  savedSearch(),
  savedSearch({ id: '6', name: 'Weekend hygienists in Ottawa', newCount: 0 }),
  savedSearch({ id: '7', name: 'French and Arabic', newCount: 14 }),
];
const page = (kept = several) =>
  inPage({
    at: '/browse-professionals',
    viewer: fakeViewer('clinic'),
    graph: savedSearches(kept),
  });

const meta = {
  title: 'Features/Browse professionals/Saved searches',
  component: SavedSearches,
  args: { filters: { ...noProfessionalFilters, role: 'hygienist' }, onSearch: () => undefined },
  parameters: page(),
} satisfies Meta<typeof SavedSearches>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const FrenchOnAPhone: Story = {
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

export const FirstToSave: Story = { parameters: page([]) };

export const Saving: Story = {
  parameters: page([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};
