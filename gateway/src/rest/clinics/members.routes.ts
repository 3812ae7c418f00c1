import { notFound } from '@tbt/service-kit';
import {
  RestChangeClinicMemberDocument,
  RestClinicMembersDocument,
  RestInviteClinicMemberDocument,
  RestRemoveClinicMemberDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { inviteBody, roleBody, toMember } from './members.schemas';

const list = defineRoute({
  method: 'GET',
  path: '/api/clinics/{id}/members',
  summary: 'Members and open invitations of a clinic, for its owners and managers.',
  access: ['clinic'],
  document: RestClinicMembersDocument,
  variables: ({ params }) => ({ clinicId: String(params.id) }),
  answer: ({ clinicMembers }) => ({ status: 200, body: clinicMembers.map(toMember) }),
  answers: { 200: { description: 'Owners first.', entity: 'ClinicMember', isList: true } },
});

const invite = defineRoute({
  method: 'POST',
  path: '/api/clinics/{id}/members',
  summary: 'Invites a member by a mailed link that works once, for seven days. Owners.',
  access: ['clinic'],
  body: inviteBody,
  document: RestInviteClinicMemberDocument,
  variables: ({ params, body }) => ({ input: { clinicId: String(params.id), ...body } }),
  answer: ({ inviteClinicMember: { member } }) => {
    if (!member) throw notFound();
    return { status: 201, body: toMember(member) };
  },
  answers: { 201: { description: 'The invitation.', entity: 'ClinicMember' } },
});

const change = defineRoute({
  method: 'PATCH',
  path: '/api/clinics/{id}/members/{memberId}',
  summary: 'Changes the role of a member or an invitation. Owners.',
  access: ['clinic'],
  body: roleBody,
  document: RestChangeClinicMemberDocument,
  variables: ({ params: { id, memberId }, body }) => ({
    input: { clinicId: String(id), memberId: String(memberId), ...body },
  }),
  answer: ({ changeClinicMember: { member } }) => {
    if (!member) throw notFound();
    return { status: 200, body: toMember(member) };
  },
  answers: { 200: { description: 'The member.', entity: 'ClinicMember' } },
});

const remove = defineRoute({
  method: 'DELETE',
  path: '/api/clinics/{id}/members/{memberId}',
  summary: 'Removes a member or withdraws an invitation: owners. Every member may leave.',
  access: ['clinic'],
  document: RestRemoveClinicMemberDocument,
  variables: ({ params: { id, memberId } }) => ({
    input: { clinicId: String(id), memberId: String(memberId) },
  }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'The member was removed.' } },
});

export const membersRoutes = [list, invite, change, remove];
