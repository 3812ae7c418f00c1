import type { ClinicWorkflow } from './clinics-en-CA';
import type { NotificationTemplate } from './en-CA';

export const clinicTextsFrCA: Record<ClinicWorkflow, NotificationTemplate> = {
  'clinic.invitation': {
    title: '{person} vous invite dans son équipe',
    lines: [
      '{person} vous invite à faire partie de son équipe sur Tooth Be Told. Votre rôle : {clinicRole}.',
      'Le lien sert une seule fois et expire après sept jours.',
    ],
    action: 'Voir l’invitation',
    ignore: 'Vous ne connaissez pas ce cabinet? Ignorez ce message : rien ne changera.',
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
    title: 'Vous ne faites plus partie de l’équipe de {person}',
    lines: ['Votre compte reste tel quel.'],
  },
};
