import type { pushEnCA } from './push.en-CA';

export const pushFrCA: Record<keyof typeof pushEnCA, string> = {
  'push.off':
    'Les notifications poussées ne sont pas configurées ici. Vous les recevez toujours dans la cloche et par courriel.',
  'push.endpoint':
    'Doit être l’adresse https publique d’un service de notifications, telle que l’abonnement du navigateur la donne.',
  'push.endpointTaken':
    'Cette adresse appartient à un autre navigateur. Abonnez de nouveau celui-ci.',
};
