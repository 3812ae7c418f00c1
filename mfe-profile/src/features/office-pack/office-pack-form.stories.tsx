import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { OfficePackFragmentDoc } from '../../generated/graphql';
import { clinicProfile, officePack } from '../../testing/fixtures';
import { OfficePackForm } from './office-pack-form';

const clinicWith = (pack: typeof officePack | null) =>
  makeFragmentData({ ...clinicProfile(), officePack: pack }, OfficePackFragmentDoc);

const meta = {
  title: 'Features/Office guide/Form',
  component: OfficePackForm,
  args: { clinic: clinicWith({ ...officePack, orientation: ['Ring twice', 'Ask for Robin'] }) },
  parameters: inPage({ at: '/profile', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof OfficePackForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {};

export const Empty: Story = { args: { clinic: clinicWith(null) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
