import type { matchEnCA } from './match.en-CA';

export const matchFrCA: Record<keyof typeof matchEnCA, string> = {
  'match.availability.offered': 'Libre pendant tout le quart',
  'match.availability.day': 'Disponible ce jour-là : {day|day}',
  'match.availability.evenings': 'Disponible en soirée',
  'match.availability.noEvenings': 'Le jour convient, mais les soirées ne sont pas indiquées',
  'match.availability.otherDay': 'Aucune disponibilité indiquée le {day|day}',
  'match.availability.unstated': 'Aucun jour de disponibilité n’est indiqué',
  'match.distance.km': 'À {km} km',
  'match.distance.kmOf': 'À {km} km (accepte jusqu’à {limit} km)',
  'match.distance.kmOf.own': 'À {km} km (vous acceptez jusqu’à {limit} km)',
  'match.distance.sameCity': 'Dans la même ville',
  'match.distance.sameCity.own': 'Dans votre ville',
  'match.distance.unknown': 'Distance encore inconnue',
  'match.rate.usual': 'Taux de {rate} l’heure, égal ou supérieur au taux habituel de la personne',
  'match.rate.usual.own': 'Taux de {rate} l’heure, égal ou supérieur à votre taux habituel',
  'match.rate.below': 'Taux de {rate} l’heure, inférieur au taux habituel de la personne',
  'match.rate.below.own': 'Taux de {rate} l’heure, inférieur à votre taux habituel',
  'match.rate.typical':
    'Taux de {rate} l’heure, égal ou supérieur au taux courant dans la province',
  'match.rate.belowTypical': 'Taux de {rate} l’heure, inférieur au taux courant dans la province',
  'match.rate.asksMore': 'Demande {asked} l’heure; taux affiché de {rate} l’heure',
  'match.rate.unknown': 'Le taux est de {rate} l’heure',
  'match.preferences.shared': 'Style de travail : {shared} sur {stated} en commun',
  'match.preferences.unstated': 'Aucun souhait sur le style de travail à comparer',
  'match.preferences.unstatedProfessional': 'La personne n’a pas indiqué sa façon de travailler',
  'match.preferences.unstatedProfessional.own': 'Vous n’avez pas indiqué votre façon de travailler',
  'match.preferences.unstatedClinic': 'Vous n’avez pas indiqué le style de travail recherché',
  'match.preferences.unstatedClinic.own':
    'Le cabinet n’a pas indiqué le style de travail recherché',
  'match.preferences.unstatedBoth': 'Aucune des deux parties n’a indiqué de style de travail',
  'match.preferences.apart':
    'Les deux parties ont indiqué des aspects différents du style de travail',
  'match.languages.spoken': 'Langues en commun : {languages|language}',
  'match.languages.none': 'Aucune de ces langues n’est parlée : {languages|language}',
  'match.languages.unstated': 'Aucune langue à comparer',
  'match.languages.unstatedProfessional': 'La personne n’a indiqué aucune langue',
  'match.languages.unstatedProfessional.own': 'Vous n’avez pas indiqué vos langues',
  'match.languages.unstatedClinic': 'Vous n’avez indiqué aucune langue',
  'match.languages.unstatedClinic.own': 'Le cabinet n’a indiqué aucune langue',
  'match.languages.unstatedBoth': 'Aucune des deux parties n’a indiqué de langue',
  'match.reliability.score': 'Fiabilité : {score} sur 100',
  'match.reliability.new': 'Pas encore de cote de fiabilité : aucun quart terminé',
  'match.rating.average': 'Note de {average} sur 5 (évaluations : {count})',
  'match.rating.new': 'Pas encore d’évaluation',
  'match.history.together': 'Quarts déjà faits ensemble : {count}',
  'match.history.first': 'Premier quart ensemble',
  'match.responsiveness.minutes': 'Répond habituellement en {minutes} minutes',
  'match.responsiveness.minutes.own': 'Vous répondez habituellement en {minutes} minutes',
  'match.responsiveness.unknown': 'Délai de réponse encore inconnu',
  'match.why.availability':
    'Le maximum si l’horaire offre ces heures précises; un jour de disponibilité seul compte un peu moins.',
  'match.why.distance':
    'Le maximum à la porte; moins à chaque kilomètre, selon la distance que la personne accepte de parcourir.',
  'match.why.distance.own':
    'Le maximum à la porte; moins à chaque kilomètre, selon la distance que vous acceptez de parcourir. Les distances sont mesurées depuis le secteur de votre code postal, sinon depuis le centre de votre ville.',
  'match.note.sameCity':
    'Seule la ville est connue : la distance compte donc pour nulle. Le trajet peut être plus long.',
  'match.why.rate':
    'Compte pour les deux parties : le maximum si votre taux dépasse nettement le taux habituel de la personne (sans quart antérieur, le taux courant dans la province) et qu’elle ne demande pas plus que le taux affiché.',
  'match.why.rate.own':
    'Compte pour les deux parties : le maximum si le taux affiché dépasse nettement votre taux habituel (sans quart antérieur, le taux courant dans la province) et que vous ne demandez pas plus.',
  'match.why.preferences':
    'Le maximum si les deux parties indiquent les mêmes souhaits; ce qu’une seule indique compte en partie.',
  'match.why.languages':
    'Le maximum si la personne parle toutes les langues que vous avez indiquées.',
  'match.why.languages.own':
    'Le maximum si vous parlez toutes les langues que le cabinet a indiquées.',
  'match.why.reliability':
    'Tient compte du dossier des deux parties. Quelques quarts pèsent moins que beaucoup : le maximum vient avec le temps.',
  'match.why.rating':
    'Tient compte des avis sur les deux parties. Quelques avis pèsent moins que beaucoup : le maximum vient avec le temps.',
  'match.why.history': 'Augmente avec chaque quart que vous avez fait ensemble.',
  'match.why.responsiveness':
    'Tient compte des deux parties; le maximum seulement pour des réponses en quelques minutes.',
  'match.advice.addDay':
    'Monte à {points} points si vous ajoutez le {day|day} à vos disponibilités',
  'match.advice.offerMore': 'Monte à {points} points si vous offrez {rate} l’heure',
  'match.assumed': '{fact}; ce critère donne donc la moitié de ses points',
  'match.assumed.reliability':
    '{fact}. D’ici le premier, nous comptons une cote de {score} sur 100 pour cette personne et en faisons la moyenne avec la vôtre.',
  'match.assumed.reliability.own':
    '{fact}. D’ici le premier, nous comptons une cote de {score} sur 100 pour vous et en faisons la moyenne avec celle du cabinet.',
  'match.assumed.rating':
    '{fact}. D’ici la première, nous comptons une note de {average} sur 5 pour cette personne et en faisons la moyenne avec la vôtre.',
  'match.assumed.rating.own':
    '{fact}. D’ici la première, nous comptons une note de {average} sur 5 pour vous et en faisons la moyenne avec celle du cabinet.',
  'match.assumed.responsiveness':
    '{fact}. D’ici à ce qu’il soit connu, nous comptons la moitié des points pour cette personne et en faisons la moyenne avec les vôtres.',
  'match.assumed.responsiveness.own':
    '{fact}. D’ici à ce qu’il soit connu, nous comptons la moitié des points pour vous et en faisons la moyenne avec ceux du cabinet.',
};
