import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  lead: 'L’entente entre vous et Tooth Be Told, et les règles que cabinets et professionnels respectent entre eux.',
  sections: [
    {
      id: 'short',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Les cabinets publient des quarts, les professionnels posent leur candidature, et ce que les deux acceptent est une réservation que les deux respectent.',
            'Le cabinet paie directement le professionnel. Nous ne détenons aucune somme entre vous.',
            'Le site est gratuit pour les professionnels. Les cabinets peuvent l’utiliser sans forfait, ou en choisir un et l’annuler en tout temps.',
            'Le coût d’une annulation est affiché avant que vous la confirmiez. Une personne tranche les appels et les différends.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Ce que nous offrons',
      blocks: [
        'Tooth Be Told met en relation cabinets dentaires et professionnels pour du travail temporaire au Canada. Nous rapprochons les deux parties, vérifions les permis et tenons les dossiers des quarts. Nous ne sommes l’employeur d’aucun professionnel, ni une agence de placement, ni partie à l’entente entre un cabinet et un professionnel.',
        'La loi et la manière dont les deux travaillent ensemble déterminent si le professionnel est salarié ou travaille à son compte. Impôts, assurances et règles du travail relèvent d’eux.',
      ],
    },
    {
      id: 'accounts',
      title: 'Votre compte',
      blocks: [
        'Un compte par personne ou par cabinet, avec des renseignements exacts. Gardez votre mot de passe pour vous. Vous répondez de ce qui est fait avec votre compte jusqu’à ce que vous nous avisiez qu’il a été compromis. Un cabinet peut inviter des membres; chacun agit avec son propre compte et selon son rôle.',
        'Vous pouvez fermer votre compte en tout temps à la page [Confidentialité et mes données](/account/privacy), une fois les réservations à venir annulées ou terminées.',
      ],
    },
    {
      id: 'licences',
      title: 'Les permis',
      blocks: [
        'Les professionnels ne travaillent que là où leur permis ou leur certification est valide, pour la province et le jour du quart. Lorsque la loi exige un permis, aucune réservation n’est possible sans un permis approuvé par notre équipe et encore en vigueur. Notre vérification compare le document au registre public; elle ne remplace pas le devoir de prudence du cabinet.',
        'Si un permis expire avant un quart réservé, les deux parties sont avisées, et la réservation peut prendre fin sans frais pour le cabinet.',
      ],
    },
    {
      id: 'offers',
      title: 'Offres et réservations',
      blocks: [
        {
          list: [
            'Une candidature est une offre au taux affiché ou à celui que vous proposez. Le cabinet l’accepte, la décline ou fait une contre-offre. La dernière offre acceptée par l’autre partie est ce qui est réservé.',
            'Une offre prend fin après 18 heures, ou plus tôt si le quart commence plus tôt. La candidature d’un professionnel dont nous n’avons pas encore vérifié le permis attend cette vérification : cinq jours au plus, et jusqu’à deux heures avant le début.',
            'Un quart ne peut avoir qu’une réservation, et un professionnel ne peut en avoir deux en même temps. Les candidatures qui se chevauchent sont retirées.',
            'Les heures ou le taux d’un quart réservé ne changent que si les deux parties sont d’accord.',
            'Les annonces disent vrai sur le lieu, les heures, le taux et le travail, et respectent les lois sur l’embauche et les droits de la personne.',
          ],
        },
      ],
    },
    {
      id: 'cancelling',
      title: 'Annulations et absences',
      blocks: [
        'Chaque partie peut annuler. Le site en affiche d’abord le coût, et l’annulation peut être défaite pendant dix minutes.',
        {
          terms: [
            {
              term: 'Le cabinet, moins de 24 heures avant le début',
              text: 'Il doit au professionnel la moitié des heures réservées, moins 30 minutes de pause à partir de cinq heures, au taux réservé. Sept heures à 60 $ donnent 195 $. En cas de forte intempérie, il peut demander une exemption, qu’un administrateur accorde ou refuse.',
            },
            {
              term: 'Le professionnel',
              text: 'Une annulation tardive abaisse la fiabilité, davantage dans les 24 heures qui précèdent le début; une absence l’abaisse le plus. Les points sont affichés avant la confirmation. La fiabilité remonte de moitié tous les 90 jours et à chaque quart honoré.',
            },
            {
              term: 'L’appel',
              text: 'Vous pouvez contester une déduction dans les 7 jours. Une personne tranche et donne ses motifs.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Heures, factures et paiement',
      blocks: [
        'Après le quart, le professionnel envoie ses heures. Le cabinet les approuve ou en propose d’autres, que le professionnel doit accepter. Si une partie ne répond pas pendant 48 heures, les dernières heures envoyées sont approuvées. Une facture du professionnel est alors établie, avec taxes seulement s’il y est inscrit.',
        'Le cabinet paie directement, dans le délai indiqué à l’annonce : 24 heures, 14 jours ou 30 jours. Il n’y a aucun compte en fiducie. Une facture impayée entraîne des rappels et peut empêcher le cabinet de publier des quarts.',
      ],
    },
    {
      id: 'disputes',
      title: 'Différends',
      blocks: [
        'Chaque partie peut ouvrir un différend sur un quart dans les 14 jours qui suivent sa fin. L’autre a 72 heures pour répondre, les deux peuvent joindre des preuves, et un administrateur rend une décision motivée. Vous pouvez en demander la révision dans les 7 jours. C’est un service entre membres : il ne vous prive pas du droit de vous adresser aux tribunaux.',
      ],
    },
    {
      id: 'reviews',
      title: 'Évaluations et messages',
      blocks: [
        'Après un quart terminé, chaque partie peut évaluer l’autre une fois. Les deux évaluations paraissent quand les deux sont faites, ou après 14 jours. Écrivez ce que vous avez vécu; il est interdit d’offrir ou de demander quoi que ce soit en échange. Nous pouvons retenir ou retirer une évaluation ou un message injurieux, discriminatoire, faux ou qui révèle des détails privés.',
        'Ce que vous écrivez reste à vous. Vous nous permettez de le montrer sur le site à ceux à qui il est destiné, tant que votre compte existe.',
      ],
    },
    {
      id: 'plans',
      title: 'Les forfaits des cabinets',
      blocks: [
        'Le contenu et le prix de chaque forfait figurent à la page [Tarifs](/pricing), en dollars canadiens avant taxes. Chaque cabinet a droit à un essai gratuit de 7 jours; la page de paiement dit ce qui sera facturé ensuite et quand. Les forfaits se paient un mois d’avance et se renouvellent jusqu’à ce que vous les annuliez. Après l’annulation, le forfait dure jusqu’à la fin du mois payé.',
        'Si un prix change, il s’applique à un renouvellement ultérieur, et nous vous en avisons au moins 30 jours avant. Si ce que vous avez acheté n’a pas fonctionné, écrivez-nous : nous remboursons ce qui n’a pas été fourni. Les forfaits offerts pour une recommandation ou un lancement ne coûtent rien et n’ont aucune valeur en argent.',
      ],
    },
    {
      id: 'ranking',
      title: 'Le classement',
      blocks: [
        'Un programme classe les quarts et les professionnels; ses règles sont expliquées dans la [Politique de confidentialité](/privacy#matching). Aucun forfait ni paiement n’achète une meilleure place.',
      ],
    },
    {
      id: 'conduct',
      title: 'La conduite',
      blocks: [
        'Ni discrimination, ni harcèlement, ni faux documents, ni fausses évaluations, ni collecte de renseignements d’autrui, ni attaque contre le site. N’utilisez pas le site pour conclure des réservations en marge de ses règles.',
        'Signalez un problème à partir du profil, du message ou du quart en cause. Si vous enfreignez ces règles, nous pouvons limiter ou fermer votre compte, après vous avoir entendu, sauf si une personne est en danger. Nous donnons nos motifs, et vous pouvez demander qu’une personne réexamine la décision.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      blocks: [
        'Nous exploitons le site avec soin, mais ne pouvons promettre que chaque quart sera comblé, que chaque membre tiendra parole ou que le site ne tombera jamais en panne. Nous répondons de notre propre faute comme le prévoit la loi de votre province. Rien ici ne limite un droit que la loi interdit de limiter, notamment en cas de préjudice corporel ou moral et de faute intentionnelle ou lourde.',
      ],
    },
    {
      id: 'law',
      title: 'Loi et langue',
      blocks: [
        'La loi de votre province ou territoire et les lois du Canada qui s’y appliquent régissent ces conditions, et ses tribunaux décident.',
        'Pour le Québec, l’entente est d’abord rédigée en français. Vous recevez la version française avant d’accepter; vous pouvez ensuite choisir la version anglaise. En cas de divergence, la version française prévaut au Québec.',
      ],
    },
    {
      id: 'changes',
      title: 'Quand ces conditions changent',
      blocks: [
        'Chaque version porte une date et dit ci-dessous ce qui a changé. Si un changement touche ce que vous devez ou ce que vous pouvez faire, nous vous demandons de l’accepter avant qu’il s’applique à vous; d’ici là, vous pouvez tout lire, fermer votre session ou fermer votre compte. Les réservations déjà faites gardent les conditions sous lesquelles elles ont été conclues.',
      ],
    },
  ],
};
