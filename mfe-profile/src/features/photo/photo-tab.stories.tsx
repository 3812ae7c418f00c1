import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { PhotoTabFragmentDoc } from '../../generated/graphql';
import { PhotoTab } from './photo-tab';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>',
)}`;

const person = (profilePicture: string | null = null) =>
  makeFragmentData(
    {
      id: '2',
      firstName: 'Ana',
      lastName: 'Reyes',
      role: 'hygienist',
      profilePicture,
    },
    PhotoTabFragmentDoc,
  );

const meta = {
  title: 'Features/Photo/Photo tab',
  component: PhotoTab,
  args: { person: person() },
  parameters: inPage({
    at: '/profile?tab=photo',
    viewer: fakeViewer('hygienist'),
    requests: { 'POST /api/upload/profile-picture': 'pending' },
  }),
} satisfies Meta<typeof PhotoTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const choose =
  (file: File): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
  };

export const Initials: Story = {};

export const WithPhoto: Story = { args: { person: person(PICTURE) } };

export const French: Story = { ...WithPhoto, globals: { locale: 'fr-CA' } };

export const TooLarge: Story = {
  play: choose(new File([new Uint8Array(5_242_881)], 'me.jpg', { type: 'image/jpeg' })),
};
