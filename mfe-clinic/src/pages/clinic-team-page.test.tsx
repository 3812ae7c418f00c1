import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import {
  ChangeClinicMemberDocument,
  ClinicTeamPageDocument,
  InviteClinicMemberDocument,
  RemoveClinicMemberDocument,
} from '../generated/graphql';
import { memberAs, memberNode, team } from '../testing/team-scenes';
import { ClinicTeamPage } from './clinic-team-page';

const open = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  renderPage(<ClinicTeamPage />, { at: '/clinic-team', viewer, graph: { ...team(), ...graph } });
const refused = [
  {
    __typename: 'UserError' as const,
    code: 'CONFLICT' as const,
    message: 'A clinic needs an owner.',
    path: [],
  },
];

describe('/clinic-team', () => {
  it('lists members and open invitations with their roles', async () => {
    await open({});
    const members = within(await screen.findByRole('region', { name: 'Members' }));
    expect(members.getByText('Sam Roy')).toBeVisible();
    expect(members.getByText('lee@demo.test')).toBeVisible();
    expect(members.getByText('Invited')).toBeVisible();
    expect(members.getByRole('combobox', { name: 'Role of Sam Roy' })).toHaveValue('scheduler');
  });

  it('invites by e-mail with a role', async () => {
    const sent: object[] = [];
    await open(
      answer(InviteClinicMemberDocument, (variables) => {
        sent.push(variables);
        return {
          inviteClinicMember: {
            __typename: 'ClinicMemberPayload',
            member: memberNode({ id: '4', status: 'invited', email: 'kim@demo.test' }),
            errors: [],
          },
        };
      }),
    );
    const form = within(await screen.findByRole('form', { name: 'Invite a member' }));
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'kim@demo.test');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'manager');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/on its way to kim@demo.test/)).toBeVisible();
    expect(sent).toEqual([{ input: { clinicId: '1', email: 'kim@demo.test', role: 'manager' } }]);
  });

  it('says why the last owner cannot step down', async () => {
    await open(
      answer(ChangeClinicMemberDocument, {
        changeClinicMember: { __typename: 'ClinicMemberPayload', member: null, errors: refused },
      }),
    );
    const role = await screen.findByRole('combobox', { name: 'Role of Maple Dental' });
    await userEvent.selectOptions(role, 'viewer');
    expect(await screen.findByText('A clinic needs an owner.')).toBeVisible();
  });

  it('removes a member once it is confirmed', async () => {
    const sent: object[] = [];
    await open(
      answer(RemoveClinicMemberDocument, (variables) => {
        sent.push(variables);
        return {
          removeClinicMember: {
            __typename: 'RemoveClinicMemberPayload',
            removedId: '2',
            errors: [],
          },
        };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Sam Roy' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Sam Roy was removed')).toBeVisible();
    expect(sent).toEqual([{ input: { clinicId: '1', memberId: '2' } }]);
  });

  it('is only read by managers', async () => {
    await open({}, memberAs('manager'));
    expect(await screen.findByText('Sam Roy')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
  });

  it('shows other members what their role may do', async () => {
    await open({}, memberAs('scheduler'));
    expect(await screen.findByText(/Owners and managers see the members/)).toBeVisible();
    const row = screen.getByRole('row', { name: /Buy, change or cancel the plan/ });
    expect(within(row).getAllByText('Yes')).toHaveLength(1);
  });

  it('is not for professionals', async () => {
    await open({}, fakeViewer('hygienist'));
    expect(await screen.findByText('Teams are for clinics')).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    await open(unreachable(ClinicTeamPageDocument));
    expect(await screen.findByText('Your team could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
