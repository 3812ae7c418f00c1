import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Politique sur les témoins',
  lead: 'Chaque témoin et chaque élément que ce site garde dans votre navigateur, par son nom. Il y en a peu, et aucun ne vous suit.',
  sections: [
    {
      id: 'short',
      title: 'En bref',
      blocks: [
        'Nous utilisons seulement ce dont le site a besoin pour faire ce que vous demandez : garder votre session ouverte, reconnaître votre navigateur, retenir la langue et les couleurs, conserver les formulaires commencés. Ni publicité, ni mesure d’audience par d’autres entreprises, ni suivi d’un site à l’autre. C’est pourquoi aucune bannière de témoins ne s’affiche.',
      ],
    },
    {
      id: 'cookies',
      title: 'Les témoins',
      blocks: [
        {
          table: {
            head: ['Nom', 'Utilité', 'Durée'],
            rows: [
              [
                'tbt_session',
                'Garde votre session ouverte. Illisible pour les scripts.',
                '30 jours sans utilisation, 90 jours au plus; effacé quand vous fermez la session',
              ],
              [
                'tbt_browser',
                'Reconnaît votre navigateur à la connexion, pour que les mauvais mots de passe d’un tiers ne bloquent pas votre compte. Illisible pour les scripts.',
                '180 jours',
              ],
              ['locale', 'Votre langue, dès que vous en choisissez une.', '1 an'],
              ['theme', 'Couleurs claires ou sombres, dès que vous choisissez.', '1 an'],
            ],
          },
        },
        'Sur une connexion chiffrée, les deux premiers noms commencent par __Host-, ce qui les réserve à ce site.',
      ],
    },
    {
      id: 'storage',
      title: 'Ce que garde le navigateur',
      blocks: [
        {
          table: {
            head: ['Nom', 'Utilité', 'Durée'],
            rows: [
              [
                'draft:…',
                'Un formulaire commencé, jamais un mot de passe.',
                'jusqu’à la fermeture de l’onglet, l’envoi du formulaire ou la fermeture de la session',
              ],
              [
                'authToken',
                'Indique qu’une session existe, pour que vos onglets ouverts sachent quand elle s’ouvre et se ferme. Ne contient aucun jeton.',
                'jusqu’à la fermeture de la session',
              ],
              [
                'returnAfterConfirm',
                'La page d’où vous veniez à l’inscription, pour que le lien de notre courriel vous y ramène.',
                'jusqu’à la confirmation de votre courriel, ou jusqu’à ce que vous l’effaciez',
              ],
              [
                'agreed',
                'Les conditions que vous avez acceptées, pour ne pas avoir à le vérifier à chaque page.',
                'jusqu’à une nouvelle version, ou jusqu’à ce que vous l’effaciez',
              ],
              [
                'promo-banner-dismissed',
                'Le fait que vous avez masqué l’offre de lancement.',
                'jusqu’à ce que vous l’effaciez',
              ],
              [
                'clinic-invitation',
                'Une invitation à l’équipe d’un cabinet, le temps d’ouvrir une session pour y répondre.',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'tbt:live-messages-announced',
                'L’annonce, une seule fois, de la messagerie en temps réel.',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'tbt-offline',
                'Une base de données où se trouvent les quarts et les conversations que vous avez consultés, ainsi que les messages et les candidatures en attente d’une connexion, pour que vous les ayez sans connexion. Le repère tbt:offline indique qu’elle contient quelque chose.',
                'jusqu’à la déconnexion ou à la connexion d’un autre compte. Ce que vous avez consulté disparaît avec la session, au plus tard après 30 jours; ce qui attend reste 30 jours au plus après une session expirée, jusqu’à votre prochaine connexion',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'others',
      title: 'Les autres entreprises',
      blocks: [
        'Polices, icônes et images viennent de nos propres serveurs. Les pages du site ne chargent rien d’autres entreprises. Le cabinet qui achète un forfait poursuit sur la page de paiement de Stripe, à laquelle s’applique la [politique sur les témoins](https://stripe.com/fr-ca/legal/cookies-policy) de Stripe. Les liens vers les réseaux sociaux sont de simples liens : ces entreprises n’apprennent rien de vous tant que vous n’en suivez aucun.',
      ],
    },
    {
      id: 'control',
      title: 'Votre choix',
      blocks: [
        'Vous pouvez tout bloquer ou supprimer dans les réglages de votre navigateur. Sans tbt_session, votre session ne peut rester ouverte; tout ce qui est public reste lisible. Nos courriels ne contiennent aucune image cachée qui signale que vous les avez ouverts.',
        'Questions : [{privacyEmail}](mailto:{privacyEmail}). La [Politique de confidentialité](/privacy) explique comment nous traitons les renseignements personnels.',
      ],
    },
  ],
};
