import type { ClinicWorkflow } from './clinics-en-CA';
import type { NotificationTemplate } from './en-CA';

export const clinicTextsFrCA: Record<ClinicWorkflow, NotificationTemplate> = {
  'clinic.invitation': {
    title: '{person} vous invite dans son équipe',
    lines: [
      'Vous vous occuperiez de ses quarts de travail sur Tooth Be Told. Votre rôle : {clinicRole}.',
      'Le lien sert une seule fois, pendant sept jours.',
    ],
    action: 'Me joindre au cabinet',
  },
  'clinic.member-joined': {
    title: '{person} fait maintenant partie de votre équipe',
    lines: ['Rôle : {clinicRole}.'],
    action: 'Voir l’équipe',
  },
  'clinic.member-left': {
    title: '{person} a quitté votre équipe',
    lines: ['Rôle jusqu’ici : {clinicRole}.'],
    action: 'Voir l’équipe',
  },
  'clinic.role-changed': {
    title: 'Votre rôle auprès de {person} a changé',
    lines: ['Rôle désormais : {clinicRole}.'],
    action: 'Aller au cabinet',
  },
  'clinic.member-removed': {
    title: 'Vous ne faites plus partie de {person}',
    lines: ['Votre compte reste tel quel.'],
  },
};
