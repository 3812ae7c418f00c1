import type { ClinicRole } from '@tbt/contracts';
import { answer, fakeViewer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicTeamPageDocument,
  JoinClinicPageDocument,
  type TeamMemberFragment,
} from '../generated/graphql';

export type MemberNode = FragmentData<TeamMemberFragment>;

export const memberNode = (overrides: Partial<MemberNode> = {}): MemberNode => ({
  __typename: 'ClinicMember',
  id: '1',
  clinicId: '1',
  status: 'active',
  role: 'owner',
  email: 'clinic@demo.test',
  firstName: 'Maple',
  lastName: 'Dental',
  isClinicAccount: true,
  isYou: true,
  expiresAt: null,
  joinedAt: '2026-11-20T15:00:00.000Z',
  ...overrides,
});

const person = { isClinicAccount: false, isYou: false } as const;

export const MEMBERS: readonly MemberNode[] = [
  memberNode(),
  memberNode({
    ...{ ...person, id: '2', role: 'scheduler', email: 'sam@demo.test' },
    ...{ firstName: 'Sam', lastName: 'Roy' },
  }),
  memberNode({
    ...{ ...person, id: '3', role: 'viewer', status: 'invited', email: 'lee@demo.test' },
    ...{ firstName: null, lastName: null, joinedAt: null, expiresAt: '2027-03-12T15:00:00.000Z' },
  }),
];

export const team = (members: readonly MemberNode[] = MEMBERS): GraphAnswers =>
  answer(ClinicTeamPageDocument, { clinicMembers: [...members] });

export const invitation = (
  overrides: Partial<{ email: string; hasAccount: boolean; role: ClinicRole }> = {},
): GraphAnswers =>
  answer(JoinClinicPageDocument, {
    clinicInvitation: {
      __typename: 'ClinicInvitation',
      clinicName: 'Maple Dental',
      city: 'Toronto',
      role: 'scheduler',
      email: 'sam@demo.test',
      hasAccount: false,
      expiresAt: '2027-03-12T15:00:00.000Z',
      ...overrides,
    },
  });

export const noInvitation = (): GraphAnswers =>
  answer(JoinClinicPageDocument, { clinicInvitation: null });

export const memberAs = (role: ClinicRole) =>
  fakeViewer('clinic', {
    ...{ id: 5, firstName: 'Sam', lastName: 'Roy', email: 'sam@demo.test' },
    clinics: [{ clinicId: 1, name: 'Maple Dental', role, isActing: true }],
    actingClinic: { clinicId: 1, name: 'Maple Dental', role, isActing: true },
  });
