import { socialEnCA } from './social.en-CA';

export const clinicsEnCA = {
  ...socialEnCA,
  'access.clinicRole':
    'Your role in this clinic does not allow this. It needs: {roles|clinicRole}.',
  'clinicTeam.invitationInvalid':
    'This invitation has expired or been withdrawn. Ask the clinic for a new one.',
  'clinicTeam.invitationUsed':
    'This invitation has been used already. Log in with the address it was sent to.',
  'clinicTeam.otherAccount':
    'This invitation is for {email}. Log in with that address, or ask the clinic to invite the address of this account.',
  'clinicTeam.alreadyMember': 'This person is already a member of the clinic.',
  'clinicTeam.lastOwner':
    'A clinic needs an owner. Make another member an owner first, then try again.',
  'clinicTeam.ownAccount':
    'This is the account the clinic was registered with. Change its role, or close the clinic’s account instead.',
  'clinicTeam.tooMany': 'A clinic has at most {max} members and open invitations.',
} as const;
