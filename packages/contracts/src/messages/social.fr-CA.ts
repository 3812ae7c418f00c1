import type { socialEnCA } from './social.en-CA';

export const socialFrCA: Record<keyof typeof socialEnCA, string> = {
  'social.notAvailable': 'Ce site n’est pas encore inscrit auprès du réseau.',
  'social.stateExpired': 'Plus de dix minutes se sont écoulées depuis le début. Recommencez.',
  'social.otherSession':
    'Cette connexion a été commencée par un autre compte ou pour un autre cabinet. Recommencez à partir de celui-ci.',
  'social.codeRefused': 'Le réseau n’accepte sa réponse qu’une seule fois. Recommencez.',
  'social.noPage':
    'Votre compte n’y gère aucune page. Créez-en une ou demandez l’accès, puis recommencez.',
  'social.noPermission':
    'Le réseau n’a pas permis de publier sur une page. Recommencez en laissant chaque autorisation activée.',
  'social.choiceExpired': 'Plus de dix minutes se sont écoulées depuis la connexion. Recommencez.',
  'social.otherPage': 'Le réseau ne propose plus cette page pour votre compte. Recommencez.',
  'social.notConnected': 'Reliez d’abord une page de ce réseau.',
  'social.permissionEnded': 'L’autorisation pour votre page a pris fin. Reliez la page de nouveau.',
  'social.notOpen': 'Seul un quart ouvert aux candidatures peut être publié.',
  'social.published': 'Ce quart est déjà sur votre page.',
  'social.sending': 'Ce quart est en cours de publication. Revenez voir dans une minute.',
};
