import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { inPage } from '@tbt/web-kit/testing';
import { LaunchOfferBanner } from './launch-offer-banner';

const meta = {
  title: 'Features/Home/Launch offer',
  component: LaunchOfferBanner,
  args: { to: paths.clinicRegistration({ code: LAUNCH_CODE }), onDismiss: () => undefined },
  parameters: inPage({ at: '/' }),
} satisfies Meta<typeof LaunchOfferBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FivePlaces: Story = { args: { offer: { isOpen: true, remaining: 5 } } };

export const LastPlace: Story = { args: { offer: { isOpen: true, remaining: 1 } } };

/** The remaining places are not loaded yet. */
export const Checking: Story = { args: { offer: { isOpen: true, remaining: null } } };

/** Not dismissable on the page of plans. */
export const ForGood: Story = {
  args: { offer: { isOpen: true, remaining: 3 }, onDismiss: undefined },
};

export const French: Story = {
  args: { offer: { isOpen: true, remaining: 2 } },
  globals: { locale: 'fr-CA' },
};
