import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Accessibilité',
  lead: 'Le site s’adresse à toutes les personnes qui travaillent dans un cabinet dentaire. Ce que nous faisons pour cela, ce qui ne va pas encore et comment nous le dire.',
  sections: [
    {
      id: 'aim',
      title: 'Notre objectif',
      blocks: [
        'Chaque page vise le niveau AA des [Règles pour l’accessibilité des contenus Web (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), en français et en anglais. La Loi canadienne sur l’accessibilité et les lois des provinces nous guident aussi.',
        {
          list: [
            'Tout se fait au clavier, avec un repère de position visible et un lien qui saute la navigation.',
            'Les noms, les états et les erreurs sont lisibles par un lecteur d’écran; les nouveaux messages et les résultats sont annoncés.',
            'Le texte s’agrandit à 200 %, et les pages tiennent dans une largeur de 320 pixels.',
            'Les couleurs sont assez contrastées dans les modes clair et sombre, et ne portent jamais seules un sens.',
            'Les mouvements sont réduits si votre appareil le demande.',
            'Ce que vous avez saisi est conservé en cas d’erreur, hors connexion ou quand la session prend fin. Rien n’est à résoudre ni à faire glisser pour prouver que vous êtes une personne.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Nos vérifications',
      blocks: [
        'Chaque composant et chaque page sont vérifiés à chaque modification : règles automatiques (axe) dans les deux langues et les deux modes de couleurs, noms et rôles tels qu’un lecteur d’écran les reçoit, parcours au clavier seul. Ces vérifications trouvent bien des obstacles, mais pas tous. Le site n’a pas encore été évalué par un spécialiste externe; nous ne prétendons donc pas à une conformité complète.',
      ],
    },
    {
      id: 'gaps',
      title: 'Ce qui ne va pas encore',
      blocks: [
        {
          terms: [
            {
              term: 'Documents et photos téléversés',
              text: 'Les copies de permis et les preuves viennent des membres et sont souvent des numérisations sans texte. Les photos ont pour seule description le nom de la personne.',
            },
            {
              term: 'Tableaux larges',
              text: 'Sur un petit écran, certains tableaux larges défilent de côté dans leur cadre.',
            },
            {
              term: 'Graphiques',
              text: 'Les graphiques des revenus et des notes sont des images; un tableau voisin donne les mêmes chiffres.',
            },
            {
              term: 'Arrivée par code',
              text: 'L’écran du cabinet affiche un code QR. Les chiffres qui l’accompagnent font la même chose et peuvent être tapés.',
            },
            {
              term: 'Textes des membres',
              text: 'Les membres écrivent dans la langue de leur choix. Nous indiquons la langue de la page, mais ne pouvons connaître celle de chaque message.',
            },
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Signaler un obstacle ou demander de l’aide',
      blocks: [
        'Écrivez à [{email}](mailto:{email}) ou utilisez le [formulaire de contact](/contact). Si vous le voulez, indiquez la page et ce que vous utilisez (navigateur, lecteur d’écran, agrandissement); aucun compte ni aucune raison n’est nécessaire. Nous répondons en deux jours ouvrables, faisons avec vous ce que la page ne permettait pas et vous disons quand elle sera corrigée.',
        'Vous pouvez demander sans frais une page, une facture ou une politique sous une autre forme, par exemple en gros caractères ou en texte simple.',
      ],
    },
    {
      id: 'complaints',
      title: 'Si notre réponse ne suffit pas',
      blocks: [
        'Vous pouvez vous adresser à la commission des droits de la personne de votre province ou territoire, au Québec à la [Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/fr).',
      ],
    },
  ],
};
