import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { EMERGENCY_TERMS } from '@tbt/contracts';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { EmergencyBoardItemFragmentDoc } from '../../generated/graphql';
import { appliedItem, boardItem, filledItem, unreachedItem } from '../../testing/emergency-scenes';
import { EmergencyBoardItem } from './emergency-board-item';

const request = (item = boardItem()) => makeFragmentData(item, EmergencyBoardItemFragmentDoc);

const meta = {
  title: 'Features/Emergency board/Request',
  component: EmergencyBoardItem,
  args: { request: request(), onChanged: () => undefined },
  parameters: inPage({ at: '/emergency-coverage', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof EmergencyBoardItem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Filled: Story = { args: { request: request(filledItem()) } };

/** Applications to its shift wait for an answer. */
export const Applied: Story = { args: { request: request(appliedItem()) } };

export const AppliedInFrench: Story = { ...Applied, globals: { locale: 'fr-CA' } };

/** No professional was asked; hints say what would widen the field. */
export const Unreached: Story = { args: { request: request(unreachedItem()) } };

/** The next wave was hours late and was not sent. */
export const Paused: Story = { args: { request: request(boardItem({ nextWaveAt: null })) } };

/** The last round is out. */
export const AllAsked: Story = {
  args: { request: request(boardItem({ wave: EMERGENCY_TERMS.waves, nextWaveAt: null })) },
};

export const Cancelling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Cancelled: Story = {
  args: { request: request(boardItem({ status: 'cancelled', nextWaveAt: null })) },
};

export const Expired: Story = {
  args: { request: request(boardItem({ status: 'expired', nextWaveAt: null })) },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
