import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Politique de confidentialité',
  lead: 'Ce que nous savons de vous, pourquoi, qui le voit, combien de temps nous le conservons et comment vous en décidez.',
  sections: [
    {
      id: 'short',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Nous conservons ce qu’il faut pour réunir cabinets dentaires et professionnels, et rien à des fins publicitaires. Nous ne vendons aucun renseignement personnel.',
            'Votre courriel, votre numéro de permis et vos documents ne sont jamais publics, ni la rue des professionnels. L’adresse d’un cabinet figure sur sa page et sur ses quarts. Un cabinet voit comment vous joindre seulement quand vous y postulez ou y travaillez.',
            'Un programme classe les quarts et les personnes. Vous pouvez en lire les raisons, changer ce qui compte et demander l’intervention d’une personne.',
            'Vous pouvez télécharger une copie de vos renseignements et fermer votre compte à la page [Confidentialité et mes données](/account/privacy).',
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: 'Qui est responsable',
      blocks: [
        'Tooth Be Told, à Toronto (Ontario), est responsable des renseignements personnels que détient ce site. La Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada s’applique et, au Québec, la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25.',
        'La personne responsable de la protection des renseignements personnels répond à l’adresse [{privacyEmail}](mailto:{privacyEmail}).',
      ],
    },
    {
      id: 'information',
      title: 'Ce que nous recueillons',
      blocks: [
        {
          terms: [
            {
              term: 'Votre compte',
              text: 'Nom, courriel, langue, rôle, province, ville et code postal. De votre mot de passe, nous gardons seulement une empreinte dont on ne peut pas le déduire.',
            },
            {
              term: 'Le profil des professionnels',
              text: 'Photo, expérience, formation, langues, taux, distance de déplacement, horaire et réponses sur la façon de travailler. Permis et certifications, avec leur numéro, leurs dates et le document que vous téléversez.',
            },
            {
              term: 'Le cabinet dentaire',
              text: 'Son adresse et ses succursales, ce qu’il dit de son équipe et de son équipement, ses consignes pour le premier jour et les membres qui agissent en son nom.',
            },
            {
              term: 'Votre travail',
              text: 'Quarts, candidatures, offres, réservations, arrivées, heures, factures, évaluations, annulations et leur motif, déclarations et fichiers liés aux différends.',
            },
            {
              term: 'Ce que vous écrivez',
              text: 'Messages aux autres membres et à notre équipe, commentaires sur le site. Un commentaire anonyme est conservé avec sa date et sans lien avec vous.',
            },
            {
              term: 'Les forfaits des cabinets',
              text: 'Le forfait, son état et ses factures. Les numéros de carte vont directement au fournisseur de paiement et n’atteignent jamais nos serveurs.',
            },
            {
              term: 'L’utilisation du site',
              text: 'Connexions avec leur heure et leur appareil, ce que vous avez accepté et quand, courriels qui vous ont été envoyés, gestes des administrateurs touchant votre compte. Les adresses IP sont comptées un court moment pour contrer les mots de passe devinés et les messages indésirables.',
            },
            {
              term: 'La vitesse des pages',
              text: 'Lors d’une visite sur cinq, votre navigateur mesure la vitesse de la page et nous transmet quatre mesures, en précisant s’il s’agit d’un écran de téléphone. Nous les ajoutons aux totaux de la page et du jour; rien de vous ni de votre visite n’est conservé. Les navigateurs qui demandent de ne pas être suivis (Global Privacy Control ou Do Not Track) ne sont pas mesurés.',
            },
            {
              term: 'Sur votre appareil',
              text: 'Pendant que vous êtes connecté, votre navigateur conserve ce que vous avez consulté des quarts, des réservations et des conversations, ainsi que ce que vous avez écrit et qui n’est pas encore envoyé, pour que vous l’ayez sans connexion. Rien de cette copie ne nous parvient. La déconnexion la supprime. La [politique sur les témoins](/cookies) la nomme.',
            },
          ],
        },
        'L’essentiel vient de vous. Les cabinets et les professionnels avec qui vous travaillez y ajoutent des évaluations, des heures et des déclarations, et notre équipe de vérification compare les permis aux registres publics des ordres. Le site ne demande pas la position de votre appareil : les distances sont celles qui séparent les zones postales ou les villes.',
        'Vous choisissez ce que contient votre profil. Sans nom, courriel ni rôle, il n’y a pas de compte; sans permis vérifié, il n’y a pas de réservation là où la loi en exige un. Tout le reste est facultatif.',
      ],
    },
    {
      id: 'purposes',
      title: 'À quoi cela sert',
      blocks: [
        {
          list: [
            'montrer les quarts aux professionnels et les professionnels aux cabinets, et classer les uns et les autres',
            'conclure, modifier et régler les réservations : offres, heures, factures, évaluations, différends',
            'vérifier les permis et les certifications',
            'envoyer les avis et les courriels que vous avez demandés, et ceux qu’une réservation exige',
            'protéger les comptes et prévenir les abus',
            'tenir les registres comptables que la loi exige.',
          ],
        },
        'Les nouvelles et les offres par courriel demandent un consentement distinct, que vous pouvez retirer dans chacun de ces courriels et à la page [Confidentialité et mes données](/account/privacy). Votre activité récente n’est montrée que si vous y consentez à cette même page.',
      ],
    },
    {
      id: 'sharing',
      title: 'Qui voit quoi',
      blocks: [
        {
          terms: [
            {
              term: 'Tout le monde',
              text: 'Votre profil : nom, photo, ville et province, expérience, formation, langues, façon de travailler, note et, par une coche, le fait que votre permis a été vérifié; pour un cabinet, son adresse. Ni courriel, ni numéro de permis, ni document, ni rue d’un professionnel.',
            },
            {
              term: 'Les cabinets et professionnels avec qui vous traitez',
              text: 'Un cabinet où vous avez postulé ou travaillé voit votre courriel et votre numéro de permis, jusqu’à 90 jours après votre dernier quart ensemble. Dans les messages, les numéros de téléphone et les adresses restent masqués pour les deux parties jusqu’à la réservation. Vous pouvez bloquer qui vous voulez.',
            },
            {
              term: 'Notre équipe',
              text: 'L’équipe de vérification voit les documents qui attendent une décision; les administrateurs, ce que concerne un signalement, un différend ou votre propre demande. Chacune de leurs décisions est consignée.',
            },
            {
              term: 'Les fournisseurs de services',
              text: 'Les entreprises qui hébergent nos serveurs et nos fichiers et qui acheminent nos courriels, et Stripe pour les forfaits des cabinets. Elles ne peuvent utiliser les renseignements qu’à cette fin.',
            },
            {
              term: 'Les autorités',
              text: 'Seulement ce qu’une loi, un mandat ou une ordonnance nous oblige à communiquer.',
            },
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'Hors du Québec et du Canada',
      blocks: [
        'Vos renseignements peuvent être conservés ou traités hors du Québec. Stripe traite aussi des renseignements de paiement hors du Canada, et votre fournisseur de courriel reçoit nos envois là où il se trouve. La loi de cet endroit s’y applique, et ses autorités pourraient demander ces renseignements.',
        'Avant de confier des renseignements personnels à un fournisseur hors du Québec, nous évaluons la protection dont ils y bénéficieront et nous le lions par contrat écrit. La personne responsable vous remet sur demande la liste à jour des fournisseurs et des lieux.',
      ],
    },
    {
      id: 'matching',
      title: 'Le jumelage automatisé',
      blocks: [
        'Un programme classe les quarts pour les professionnels et les professionnels pour les cabinets. Il écarte d’abord les paires impossibles : autre rôle, permis manquant, chevauchement, distance trop grande, temps indisponible, langue exigée, blocage. Il additionne ensuite neuf éléments pour les deux parties : disponibilité, distance, taux, préférences indiquées, langues, fiabilité, note, travail déjà fait ensemble et délai de réponse.',
        'Il n’utilise jamais le nom, la photo, l’âge, l’école ni les notes scolaires. Ce que vous n’avez pas indiqué compte comme la moyenne. Les résultats presque égaux passent à tour de rôle. Les demandes urgentes suivent les mêmes règles, par vagues, et la première personne qui accepte obtient le quart.',
        'Le programme propose un ordre; il ne décide d’aucune candidature ni d’aucun permis : ce sont des personnes qui le font. Chaque jumelage montre ses raisons les plus fortes et les plus faibles, et ce qui les changerait. À la page [Jumelage par IA](/ai-matching), vous pouvez changer le poids de chaque élément. Vous pouvez aussi nous demander quels faits ont servi, les faire corriger, présenter vos observations et faire examiner le résultat par une personne : [{privacyEmail}](mailto:{privacyEmail}).',
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous les conservons',
      blocks: [
        'Tant que votre compte existe, sauf pour ce qui a une durée plus courte ci-dessous. Chaque nuit, ce qui est plus ancien est supprimé.',
        {
          table: {
            head: ['Renseignements', 'Conservés'],
            rows: [
              ['Connexions', 'jusqu’à 30 jours sans utilisation, 90 jours au plus'],
              ['Trace des courriels envoyés', '30 jours'],
              ['Quarts vus dans un classement', '90 jours'],
              ['Quarts trouvés par une alerte, notifications', '180 jours'],
              ['Quel cabinet peut voir les coordonnées de qui', '400 jours'],
              ['Candidatures sans réservation, invitations closes', '2 ans'],
              [
                'Nom et adresse d’un compte fermé, avec un quart qui peut encore être facturé',
                '2 ans',
              ],
              ['Différends clos et leurs fichiers, signalements', '2 ans'],
              ['Messages à notre équipe, liste d’attente', '2 ans'],
              ['Commentaires, sauf ceux de la feuille de route', '3 ans'],
              ['L’archive d’une copie que vous avez demandée', '7 jours'],
              ['La preuve qu’un compte a été effacé', '3 ans'],
              [
                'Sur votre appareil : ce que vous avez consulté',
                'jusqu’à la fin de la session, 30 jours au plus',
              ],
              [
                'Sur votre appareil : ce qui attend d’être envoyé',
                'jusqu’à l’envoi ou à la déconnexion; après la fin d’une session, 30 jours au plus',
              ],
            ],
          },
        },
        'Quand vous fermez votre compte, nous effaçons son contenu en quelques minutes, fichiers compris. Les réservations et le registre des décisions restent dans la mesure où la loi ou l’autre partie l’exige, sans votre nom, de même que la preuve de ce que vous avez accepté. Les factures le conservent, tout comme un quart qui peut encore être facturé, jusqu’à sa facture ou pendant deux ans. Les copies de sauvegarde disparaissent selon leur propre calendrier.',
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      blocks: [
        'Les connexions sont chiffrées, les mots de passe conservés sous forme d’empreintes lentes à calculer, les témoins de session illisibles pour les scripts, et les liens envoyés par courriel ne servent qu’une fois. Vos documents ne s’ouvrent que pour vous et notre équipe de vérification. Aucun système n’est parfait : si un incident de confidentialité risque de vous causer un préjudice sérieux, nous vous avisons sans délai, ainsi que les autorités, et nous tenons un registre de tous les incidents.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        {
          list: [
            'voir et corriger vos renseignements : dans votre [profil](/profile) et vos [paramètres](/account)',
            'en obtenir une copie complète, en JSON et en CSV : à la page [Confidentialité et mes données](/account/privacy)',
            'retirer un consentement, ou fermer votre compte et le faire effacer',
            'demander qu’un renseignement cesse d’être diffusé ou d’être trouvé par votre nom',
            'être informé du classement automatisé et le faire examiner par une personne.',
          ],
        },
        'Ou écrivez à [{privacyEmail}](mailto:{privacyEmail}). C’est gratuit, et nous répondons dans les 30 jours. Si nous refusons, nous disons pourquoi et comment contester.',
      ],
    },
    {
      id: 'complaints',
      title: 'En cas de désaccord',
      blocks: [
        'Adressez-vous d’abord à la personne responsable : nous examinons chaque plainte. Vous pouvez aussi vous adresser au [Commissariat à la protection de la vie privée du Canada](https://www.priv.gc.ca/fr/), au Québec à la [Commission d’accès à l’information](https://www.cai.gouv.qc.ca/) et, en Alberta et en Colombie-Britannique, au commissariat de la province.',
      ],
    },
    {
      id: 'changes',
      title: 'Quand cette politique change',
      blocks: [
        'Chaque version porte une date et dit ci-dessous ce qui a changé. Avant de recueillir davantage de renseignements, de les utiliser ou de les communiquer autrement, nous vous demandons de nouveau votre consentement.',
      ],
    },
  ],
};
