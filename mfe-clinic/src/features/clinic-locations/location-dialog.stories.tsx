import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { locationNode } from '../../testing/location-scenes';
import { LocationDialog } from './location-dialog';

const meta = {
  title: 'Features/Clinic locations/Location dialog',
  component: LocationDialog,
  args: { location: null, onClose: () => undefined, onSaved: () => Promise.resolve() },
  parameters: inPage({ at: '/clinic-locations', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof LocationDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Adding: Story = {};

export const AddingInFrench: Story = { globals: { locale: 'fr-CA' } };

export const Changing: Story = { args: { location: locationNode() } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
