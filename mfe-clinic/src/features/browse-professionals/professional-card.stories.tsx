import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ProfessionalCardFragmentDoc } from '../../generated/graphql';
import { professionalNode, professionals } from '../../testing/fixtures';
import { ProfessionalCard } from './professional-card';

const person = (node = professionalNode()) => makeFragmentData(node, ProfessionalCardFragmentDoc);
const [, unrated, bare] = professionals;

const meta = {
  title: 'Features/Browse professionals/Professional card',
  component: ProfessionalCard,
  args: { person: person() },
  parameters: inPage({ at: '/browse-professionals', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof ProfessionalCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const WithoutReviews: Story = { args: { person: person(unrated) } };

export const LittleKnown: Story = { args: { person: person(bare) } };

export const LongTexts: Story = {
  args: {
    person: person(
      professionalNode({
        firstName: 'Marie-Antoinette-Joséphine',
        lastName: 'Desrosiers-Villeneuve',
        city: 'Notre-Dame-du-Bon-Conseil',
        province: 'Newfoundland and Labrador',
        verifiedProvinces: ['Ontario', 'Quebec', 'New Brunswick', 'Nova Scotia'],
        availability: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      }),
    ),
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
