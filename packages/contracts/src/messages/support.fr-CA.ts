import type { supportEnCA } from './support.en-CA';

export const supportFrCA: Record<keyof typeof supportEnCA, string> = {
  'support.changed':
    'Un autre membre de l’administration a fait un changement entre-temps. Relisez le dossier avant de le modifier.',
  'support.assigned':
    'Un autre membre de l’administration s’en charge. Le dossier pourra être modifié une fois libéré.',
  'support.reported': 'Vous avez déjà fait ce signalement.',
  'support.ownReport': 'Il s’agit de votre propre contenu; vous ne pouvez pas le signaler.',
};
