import type { DigestWorkflow } from './digests-en-CA';
import type { NotificationTemplate } from './en-CA';

export const digestTextsFrCA: Record<DigestWorkflow, NotificationTemplate> = {
  'messages.unread-from': {
    title: '{person} vous a écrit',
    lines: [],
    action: 'Lire et répondre',
  },
  'messages.unread': {
    title: 'Vous avez des messages non lus',
    lines: [],
    action: 'Lire mes messages',
  },
  'digest.daily': {
    title: 'Votre résumé du jour',
    lines: ['Voici les nouvelles depuis le dernier résumé, sans ce que vous avez déjà lu.'],
    action: 'Voir toutes les notifications',
  },
  'digest.weekly': {
    title: 'Votre résumé de la semaine',
    lines: ['Voici les nouvelles depuis le dernier résumé, sans ce que vous avez déjà lu.'],
    action: 'Voir toutes les notifications',
  },
};
