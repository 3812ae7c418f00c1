import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './avatar';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>',
)}`;

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Ana Lucía Reyes' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const OneWord: Story = { args: { name: 'Zoë' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Picture: Story = { args: { src: picture, label: 'Ana Reyes' } };

export const PictureFails: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const Nameless: Story = { args: { name: '', label: 'A member' } };
