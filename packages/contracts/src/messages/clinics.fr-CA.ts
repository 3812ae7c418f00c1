import type { clinicsEnCA } from './clinics.en-CA';
import { socialFrCA } from './social.fr-CA';

export const clinicsFrCA: Record<keyof typeof clinicsEnCA, string> = {
  ...socialFrCA,
  'access.clinicRole': 'Votre rôle dans ce cabinet ne le permet pas. Il faut : {roles|clinicRole}.',
  'clinicTeam.invitationInvalid':
    'Cette invitation a expiré ou a été retirée. Demandez-en une nouvelle au cabinet.',
  'clinicTeam.invitationUsed':
    'Cette invitation a déjà servi. Connectez-vous avec l’adresse à laquelle elle a été envoyée.',
  'clinicTeam.otherAccount':
    'Cette invitation est destinée à {email}. Connectez-vous avec cette adresse, ou demandez au cabinet d’inviter l’adresse de ce compte.',
  'clinicTeam.alreadyMember': 'Cette personne est déjà membre du cabinet.',
  'clinicTeam.lastOwner':
    'Un cabinet a besoin d’un propriétaire. Nommez d’abord un autre propriétaire, puis réessayez.',
  'clinicTeam.ownAccount':
    'C’est le compte avec lequel le cabinet a été inscrit. Changez son rôle, ou fermez le compte du cabinet.',
  'clinicTeam.tooMany': 'Un cabinet a au plus {max} membres et invitations en attente.',
};
