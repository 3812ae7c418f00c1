export interface VerifiedWords {
  join: string;
  firstName: RegExp;
  lastName: RegExp;
  email: RegExp;
  password: RegExp;
  confirmPassword: RegExp;
  institution: RegExp;
  university: string;
  experience: RegExp;
  city: RegExp;
  province: RegExp;
  monday: string;
  create: string;
  created: string;
  account: RegExp;
  myProfile: string;
  profileTab: string;
  photoFile: RegExp;
  uploadPhoto: string;
  photoDone: string;
  addLicence: string;
  licenceProvince: RegExp;
  licenceNumber: RegExp;
  send: string;
  licenceSent: string;
  pending: string;
  licenceFile: RegExp;
  viewFile: string;
  addSlot: string;
  startTime: RegExp;
  endTime: RegExp;
  slotAdded: string;
  slotHours: RegExp;
  missing: RegExp;
  nothingMissing: RegExp;
  verified: string;
  bell: RegExp;
  licenceApproved: string;
}

export const VERIFIED_WORDS: Record<'en-CA' | 'fr-CA', VerifiedWords> = {
  'en-CA': {
    join: 'Join as a Temp',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    password: /^Password\*?$/,
    confirmPassword: /^Confirm password/,
    institution: /^Institution/,
    university: 'University of Toronto',
    experience: /^Years of experience/,
    city: /^City/,
    province: /^Province or state/,
    monday: 'Monday',
    create: 'Create Profile',
    created: 'Profile Created Successfully!',
    account: /^Account of/,
    myProfile: 'My profile',
    profileTab: 'Profile',
    photoFile: /^Choose a photo/,
    uploadPhoto: 'Upload photo',
    photoDone: 'Profile picture updated successfully!',
    addLicence: 'Add a licence',
    licenceProvince: /^Province or territory/,
    licenceNumber: /^Licence number/,
    send: 'Send for review',
    licenceSent: 'Sent for review',
    pending: 'Pending Review',
    licenceFile: /^Photo or PDF of the licence/,
    viewFile: 'View file',
    addSlot: 'Add to schedule',
    startTime: /^Start time/,
    endTime: /^End time/,
    slotAdded: 'Schedule added',
    slotHours: /8:00 AM.*11:00 AM/,
    missing: /^Before your first booking/,
    nothingMissing: /Nothing is missing/,
    verified: 'Verified',
    bell: /^Notifications, \d+ unread/,
    licenceApproved: 'Your licence was approved',
  },
  'fr-CA': {
    join: 'Faire des remplacements',
    firstName: /^Prénom/,
    lastName: /^Nom\*?$/,
    email: /^Courriel/,
    password: /^Mot de passe\*?$/,
    confirmPassword: /^Confirmer le mot de passe/,
    institution: /^Établissement/,
    university: 'Université de Toronto',
    experience: /^Années d’expérience/,
    city: /^Ville/,
    province: /^Province ou État/,
    monday: 'Lundi',
    create: 'Créer le profil',
    created: 'Profil créé!',
    account: /^Compte de/,
    myProfile: 'Mon profil',
    profileTab: 'Profil',
    photoFile: /^Choisir une photo/,
    uploadPhoto: 'Téléverser la photo',
    photoDone: 'Votre photo de profil a été mise à jour!',
    addLicence: 'Ajouter un permis',
    licenceProvince: /^Province ou territoire/,
    licenceNumber: /^Numéro de permis/,
    send: 'Envoyer pour examen',
    licenceSent: 'Document envoyé pour examen',
    pending: 'En cours d’examen',
    licenceFile: /^Photo ou PDF du permis/,
    viewFile: 'Voir le fichier',
    addSlot: 'Ajouter à l’horaire',
    startTime: /^Heure de début/,
    endTime: /^Heure de fin/,
    slotAdded: 'Plage ajoutée',
    slotHours: /8:00 AM.*11:00 AM|8\sh.*11\sh|08:00.*11:00/,
    missing: /^Avant votre premier quart de travail/,
    nothingMissing: /Rien ne manque/,
    verified: 'Vérifié',
    bell: /^Notifications, \d+ non lue/,
    licenceApproved: 'Votre permis a été approuvé',
  },
};
