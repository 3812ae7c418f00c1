import { bookingsFrCA } from './bookings.fr-CA';
import { checkInFrCA } from './check-in.fr-CA';
import { invoicesFrCA } from './invoices.fr-CA';
import { clinicsFrCA } from './clinics.fr-CA';
import { clinicAlertsFrCA } from './clinic-alerts.fr-CA';
import { disputesFrCA } from './disputes.fr-CA';
import type { MessageKey } from './en-CA';
import { emergenciesFrCA } from './emergencies.fr-CA';
import { hoursFrCA } from './hours.fr-CA';
import { matchFrCA } from './match.fr-CA';
import { privacyFrCA } from './privacy.fr-CA';
import { problemsFrCA } from './problems.fr-CA';
import { pushFrCA } from './push.fr-CA';
import { reviewsFrCA } from './reviews.fr-CA';
import { supportFrCA } from './support.fr-CA';
import { subscriptionsFrCA } from './subscriptions.fr-CA';
import { pagesFrCA } from './pages.fr-CA';

export const frCA: Record<MessageKey, string> = {
  ...bookingsFrCA,
  ...checkInFrCA,
  ...clinicsFrCA,
  ...clinicAlertsFrCA,
  ...disputesFrCA,
  ...emergenciesFrCA,
  ...hoursFrCA,
  ...invoicesFrCA,
  ...matchFrCA,
  ...privacyFrCA,
  ...problemsFrCA,
  ...pushFrCA,
  ...reviewsFrCA,
  ...supportFrCA,
  ...subscriptionsFrCA,
  ...pagesFrCA,
  'job.dateInPast': 'Le quart ne doit pas commencer dans le passé.',
  'job.dateTooFar': 'La date doit tomber dans les 24 prochains mois.',
  'job.timeTwice':
    'L’heure recule cette nuit-là : {time} revient deux fois. Choisissez la première ({first}) ou la seconde ({second}).',
  'job.notActive': 'Ce quart de travail n’est plus offert.',
  'job.notPublic':
    'Ce quart de travail n’est pas encore public. D’ici là, seule une invitation peut être acceptée.',
  'job.notYours': 'Ce quart appartient à un autre cabinet.',
  'job.placeNeeded': 'Indiquez le point de départ : un code postal, ou une ville et sa province.',
  'job.placeUnknown':
    'Nous ne connaissons pas ce lieu. Entrez un code postal, ou une ville et sa province.',
  'people.officeNeeded': 'Ajoutez d’abord à votre profil le code postal du cabinet.',
  'job.planLimit':
    'Quarts actifs de votre forfait : {max}. Passez à un forfait supérieur pour en publier plus.',
  'job.dayTwice': 'Ce jour fait déjà partie de l’offre.',
  'job.noDays': 'Choisissez au moins un jour.',
  'job.seriesFull': 'Une série compte au plus {max} jours.',
  'job.seriesTaken': 'Cette série a été prise en entier; publiez les autres jours séparément.',
  'job.stale': 'Ce quart a été modifié entre-temps. Relisez-le avant d’enregistrer.',
  'job.bookedEdit':
    'Ce quart est réservé. Proposez le changement à la personne : il faut votre accord à tous deux.',
  'job.bookedClose': 'Ce quart est réservé. Annulez plutôt la réservation.',
  'jobAlert.tooMany': 'Vous pouvez conserver au plus {max} alertes. Supprimez-en une d’abord.',
  'location.nameTaken': 'Vous avez déjà un emplacement ouvert de ce nom.',
  'location.tooMany': 'Un cabinet peut avoir au plus {max} emplacements.',
  'location.closed': 'Cet emplacement est fermé. Choisissez-en un autre.',
  'location.otherTown':
    'Cet emplacement se trouve à {city}, {province|province} : le quart doit y être aussi.',
  'location.hasShifts':
    'Quarts à venir ici : {shifts}. Fermez-les ou annulez-les avant de fermer l’emplacement.',
  'savedSearch.nameTaken': 'Vous avez déjà une recherche enregistrée de ce nom.',
  'savedSearch.tooMany':
    'Vous pouvez conserver au plus {max} recherches. Supprimez-en une d’abord.',
  'template.nameTaken': 'Vous avez déjà un modèle de ce nom.',
  'template.tooMany': 'Vous pouvez conserver au plus {max} modèles.',
  'posting.similarCity':
    'Nous ne trouvons pas {city} ({province|province}). Vouliez-vous dire {suggestion}? Si la ville est inconnue, le quart s’affiche sans distance.',
  'posting.unknownCity':
    'Nous ne trouvons pas {city} ({province|province}). Vérifiez l’orthographe et la province. Si la ville est inconnue, le quart s’affiche sans distance.',
  'posting.holiday': 'Le {date|date} est un jour férié {province|inProvince} : {name}.',
  'posting.duplicate': 'Vous avez déjà un quart pour ce rôle à ce moment le {date|date}.',
  'posting.frenchText':
    'Une offre au Québec doit comporter un texte en français. Nous avons rédigé une ébauche à partir des détails du quart : ajoutez-y ce que dit votre propre texte.',
  'posting.shortNotice':
    'Le quart du {date|date} commence dans moins de 24 heures. Publiez de 24 à 48 heures à l’avance si possible.',
  'posting.unusualRate':
    'Ce taux est inhabituel pour ce rôle {province|inProvince}. Taux habituel : environ {median|money} l’heure.',
  'posting.canadianExperience':
    'Le texte demande une expérience canadienne. L’Ontario l’interdit dans les offres, et ailleurs cela peut être discriminatoire.',
  'application.duplicate': 'Vous avez déjà postulé à ce quart de travail.',
  'application.overlap': 'Vous avez déjà une réservation à ce moment.',
  'application.illegalStep':
    'Cette candidature ne peut plus changer. État : {status|applicationStatus}.',
  'application.waitsForClinic':
    'Votre offre attend la réponse du cabinet. Vous pouvez l’attendre ou retirer la candidature.',
  'application.waitsForTemp':
    'Votre contre-offre attend la réponse de cette personne. Vous pouvez l’attendre ou refuser la candidature.',
  'application.applicantOverlap': 'Cette personne vient d’obtenir un autre quart au même moment.',
  'application.missingCredential':
    'Cette personne n’a pas de permis approuvé et valide {province|forProvince} ce jour-là : réservation impossible pour l’instant.',
  'application.pendingCredential':
    'Notre équipe examine encore le permis de cette personne {province|forProvince}. Vous pourrez accepter une fois le permis vérifié.',
  'application.rejectedCredential':
    'Le permis de cette personne {province|forProvince} n’a pas été accepté : réservation impossible pour l’instant.',
  'application.expiredCredential':
    'Le permis de cette personne {province|forProvince} n’est pas valide jusqu’à la fin du quart : réservation impossible.',
  'application.expiredCredentialYours':
    'Votre permis {province|forProvince} n’est pas valide jusqu’à la fin du quart. Ajoutez le permis renouvelé.',
  'application.applicantTravel':
    'Cette personne a déjà un quart dans un autre cabinet, et le temps entre les deux quarts est trop court pour le trajet.',
  'application.travel':
    'Vous avez déjà un quart dans un autre cabinet, et le temps entre les deux quarts est trop court pour le trajet.',
  'application.ownClinicYours':
    'Vous faites partie de l’équipe de ce cabinet : vous ne pouvez pas y prendre de quarts.',
  'application.ownClinic':
    'Cette personne fait partie de l’équipe de votre cabinet : réservation impossible.',
  'application.otherRoleYours':
    'Ce quart de travail demande un autre rôle ({shiftRole|role}) que celui de votre profil ({role|role}) : vous ne pouvez pas y postuler.',
  'application.roundsOver':
    'Cette offre a atteint la limite de {max} taux. Acceptez-la, refusez-la ou retirez-la.',
  'application.sameRate': 'Ce taux est déjà proposé. Acceptez-le ou proposez-en un autre.',
  'application.otherRate':
    'Le taux de cette offre a changé depuis que vous l’avez ouverte. Vérifiez le nouveau taux, puis acceptez.',
  'application.seriesChanged':
    'Des journées ont été ajoutées à cette série. Elle se prend en entier : l’offre doit d’abord les couvrir.',
  'application.termsChanged':
    'La date, les heures ou le lieu de ce quart ont changé. Vérifiez-les, puis confirmez que le quart vous convient toujours.',
  'application.waitsForTerms': 'La personne doit d’abord confirmer le quart modifié.',
  'invitation.illegalStep':
    'Cette invitation ne peut plus changer. État : {status|invitationStatus}.',
  'invitation.justTaken': 'Une autre personne vient de prendre ce quart.',
  'invitation.notInvitable': 'Cette personne ne peut pas être invitée à ce quart.',
  'invitation.alreadyApplied':
    'Cette personne a déjà postulé à ce quart. Acceptez sa candidature ou faites une contre-offre au lieu de l’inviter.',
  'invitation.duplicate': 'Cette personne a déjà une invitation en attente pour ce quart.',
  'invitation.tooMany': 'Un quart peut avoir au plus {max} invitations en attente à la fois.',
  'application.notVerified':
    'Le profil de cette personne n’est pas encore vérifié : réservation impossible.',
  'application.otherRole':
    'Le rôle de cette personne : {role|role}; celui que demande le quart : {shiftRole|role}.',
  'application.alreadyBooked': 'Cette personne a déjà obtenu ce quart.',
  'application.jobTaken': 'Ce quart de travail vient d’être pris.',
  'application.inactivePerson': 'Ce compte est fermé.',
  'user.emailTaken': 'Un compte existe déjà avec cette adresse courriel.',
  'profile.stale':
    'Ces renseignements ont été modifiés entre-temps dans un autre onglet ou sur un autre appareil. Rien de ce que vous avez saisi n’est perdu : choisissez la version à conserver.',
  'contact.tooQuick': 'Veuillez patienter un instant, puis renvoyez le message.',
  'promotion.clinicsOnly':
    'Les codes promotionnels sont réservés aux cabinets dentaires. Laissez le champ vide.',
  'promotion.alreadyClaimed': 'Votre cabinet a déjà obtenu cette promotion.',
  'account.wrongPassword': 'Ce n’est pas votre mot de passe actuel.',
  'account.linkInvalid': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'account.emailConfirmed': 'Cette adresse courriel est déjà confirmée.',
  'account.sameEmail': 'C’est déjà votre adresse courriel.',
  'licence.duplicate': 'Ce permis est déjà inscrit.',
  'licence.tooMany': 'Vous pouvez conserver au plus {max} permis. Retirez-en d’abord.',
  'licence.notPending': 'Ce permis a déjà été examiné.',
  'licence.fileMissing':
    'Ce permis n’a pas de fichier à comparer au numéro. Il pourra être approuvé une fois le fichier reçu.',
  'licence.ownReview': 'Vous ne pouvez pas examiner votre propre permis.',
  'upload.documentType': 'Choisissez un fichier PDF, JPEG, PNG ou WebP.',
  'upload.documentTooLarge': 'Choisissez un fichier d’au plus 10 Mo.',
  'upload.infected': 'Ce fichier contient un logiciel malveillant. Choisissez-en un autre.',
  'upload.empty': 'Ce fichier est vide.',
  'upload.broken': 'Ce fichier est endommagé ou incomplet. Choisissez-en un autre.',
  'upload.swollenPdf':
    'Ce PDF dépasse 200 Mo une fois ouvert. Imprimez-le dans un nouveau PDF ou envoyez moins de pages.',
  'upload.activePdf':
    'Ce PDF contient un script, une action automatique, une pièce jointe ou un formulaire programmé. Imprimez-le dans un nouveau PDF, puis choisissez celui-ci.',
  'upload.lockedPdf':
    'Ce PDF est protégé. Enregistrez-en une copie sans protection, puis choisissez-la.',
  'upload.mixed':
    'Ce fichier contient autre chose qu’une image. Enregistrez-le de nouveau comme image, puis choisissez-la.',
  'upload.pixels':
    'Cette image compte plus de 40 millions de pixels. Choisissez-en une plus petite.',
  'upload.one': 'Envoyez un seul fichier.',
  'upload.notYours': 'Téléversez d’abord le fichier, puis donnez l’adresse reçue.',
  'licence.changed': 'Ce permis a été modifié entre-temps. Examinez-le de nouveau.',
  'licence.comingBookings':
    'Vous avez des quarts réservés à venir. Annulez-les d’abord, ou ajoutez le permis qui remplace celui-ci.',
  'licence.approved':
    'Un permis approuvé ne peut pas être modifié. Ajoutez plutôt le permis renouvelé.',
  'document.open': 'Un document de ce type est déjà au dossier.',
  'document.notPending': 'Ce document a déjà été examiné.',
  'document.licenceMissing':
    'Ce fichier se rapporte à un permis dont le numéro manque. Il sera approuvé en même temps que le permis.',
  'document.ownReview': 'Vous ne pouvez pas examiner vos propres documents.',
  'regulator.changed': 'Cet organisme a été modifié entre-temps. Examinez-le de nouveau.',
  'credential.notProfessional':
    'Seuls les hygiénistes et les assistantes et assistants dentaires peuvent obtenir des quarts de travail.',
  'credential.provinceMissing':
    'Choisissez d’abord votre province : elle détermine le permis ou l’attestation à vérifier.',
  'credential.licenceMissing':
    'Aucun permis {province|forProvince} n’est au dossier. Ajoutez le vôtre pour y obtenir des quarts.',
  'credential.licenceIncomplete':
    'Votre permis {province|forProvince} n’a pas encore de fichier. Ajoutez-en une photo ou un PDF, et nous le vérifierons.',
  'credential.licencePending':
    'Votre permis {province|forProvince} est en cours d’examen. Vous pourrez obtenir des quarts dès qu’il sera approuvé.',
  'credential.licenceRejected':
    'Votre permis {province|forProvince} n’a pas été accepté. Corrigez-le et envoyez-le de nouveau.',
  'credential.licenceExpired':
    'Votre permis {province|forProvince} n’est pas valide ce jour-là. Ajoutez le permis renouvelé.',
  'credential.certificationMissing':
    'Aucun permis n’est exigé {province|inProvince}. Ajoutez votre attestation, avec son numéro et son fichier, pour que notre équipe la vérifie.',
  'credential.certificationIncomplete':
    'Votre attestation n’a pas encore de fichier. Ajoutez-en une photo ou un PDF, et nous la vérifierons.',
  'credential.certificationPending':
    'Votre attestation est en cours d’examen. Dès son approbation, vous pourrez obtenir des quarts {province|inProvince}.',
  'credential.certificationRejected':
    'Votre attestation n’a pas été acceptée. Corrigez-la et envoyez-la de nouveau pour obtenir des quarts {province|inProvince}.',
  'credential.certificationExpired':
    'Votre attestation est expirée. Ajoutez la nouvelle pour obtenir des quarts {province|inProvince}.',
  'credential.notVerified': 'Votre profil n’est pas encore vérifié.',
  'schedule.overlap': 'Cette plage en chevauche une autre de votre horaire.',
  'schedule.overlapOn': 'Cette plage en chevauche une autre de votre horaire, le {date|date}.',
  'schedule.dateInPast': 'Choisissez aujourd’hui ou un jour à venir.',
  'schedule.dateTooFar': 'La date doit tomber dans les 24 prochains mois.',
  'schedule.patternEndsBefore': 'Une série ne peut pas se terminer avant son premier jour.',
  'schedule.patternTooLong': 'Une série dure au plus 24 mois.',
  'schedule.tooMany': 'Un horaire compte au plus {max} plages. Retirez-en d’abord.',
  'schedule.tooManyDays':
    'Un horaire compte au plus {max} jours à venir, chaque jour d’une série compris. Raccourcissez ou retirez d’abord une série.',
  'session.badCredentials': 'Courriel ou mot de passe non valide',
  'session.required': 'Connectez-vous pour continuer.',
  'matching.unknownTerm': 'Ce critère n’existe pas. Choisissez parmi : {allowed}.',
  'matching.weightTwice': 'Indiquez chaque poids une seule fois.',
  'matching.weightBounds': 'Ce poids doit être entre {min} et {max}.',
  'matching.planLimit':
    'Les réglages personnalisés font partie du jumelage avancé, inclus dans le forfait Premium et l’essai gratuit.',
  'matching.reviewOpen': 'Vous l’avez déjà demandé; une personne répondra.',
  'matching.reviewAnswered': 'Cette demande a déjà reçu une réponse.',
  'calendarFeed.noOwnShifts':
    'Votre compte n’a pas de quarts qui lui soient propres. Le compte du cabinet peut créer un lien d’agenda avec les quarts du cabinet.',
  'access.role': 'Votre compte ne le permet pas. Il faut : {roles|role}.',
  'access.ownCase':
    'Ce dossier vous concerne, vous ou l’un de vos cabinets. Un autre membre de l’administration doit trancher.',
  'access.foreignActor': 'Vous ne pouvez pas agir au nom d’une autre personne.',
  'access.planWriteFirst':
    'Votre forfait permet de répondre aux personnes qui ont écrit, postulé ou obtenu un quart. Passez à Pro pour écrire en premier.',
  'access.crossSite': 'Les requêtes d’autres sites sont refusées.',
  'relation.oneself': 'C’est vous.',
  'relation.tooManyFavourites':
    'Vous pouvez garder au plus {max} favoris. Retirez-en d’abord quelques-uns.',
  'relation.tooManyBlocked':
    'Vous pouvez bloquer au plus {max} personnes. Débloquez-en d’abord quelques-unes.',
  'relation.otherSide':
    'Les cabinets gardent des professionnels parmi leurs favoris, et les professionnels, des cabinets.',
  'relation.blocked': 'Aucun quart ne peut être convenu entre vous.',
  'hiring.step': 'Cette étape n’est pas possible à partir d’ici. Rechargez et vérifiez de nouveau.',
  'conversation.tooManyPinned':
    'Vous pouvez épingler au plus {max} conversations. Détachez-en une d’abord.',
  'message.jobUnknown': 'Ce quart n’existe pas, ou vous n’y avez pas accès.',
  'message.recipientUnknown': 'Vous ne pouvez pas écrire à cette personne.',
  'message.clientIdTaken': 'Ce clientMessageId est celui d’un message à une autre personne.',
  'socket.malformed': 'Envoyez un objet JSON d’un type connu.',
};
