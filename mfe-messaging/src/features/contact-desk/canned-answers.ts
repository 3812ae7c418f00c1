import type { Locale } from '@tbt/contracts';

export const CANNED_ANSWERS = [
  'received',
  'verification',
  'password',
  'invoice',
  'privacy',
] as const;
export type CannedAnswer = (typeof CANNED_ANSWERS)[number];

/** In the language of the message, whatever language the administrator reads. */
const TEXTS: Record<Locale, Record<CannedAnswer, string>> = {
  'en-CA': {
    received:
      'Hello {name},\n\nThank you for writing to us. We are looking into it and will come back to you within two business days.\n\nThe Tooth Be Told team',
    verification:
      'Hello {name},\n\nYour document is with our reviewers. A review takes up to two business days; you get an email as soon as it is decided, and you find the state on your profile under Verification.\n\nThe Tooth Be Told team',
    password:
      'Hello {name},\n\nYou can set a new password yourself: on the log-in page choose “Forgot your password?” and open the link that we send you. It is valid for 30 minutes.\n\nThe Tooth Be Told team',
    invoice:
      'Hello {name},\n\nInvoices are issued by the professional when the hours are approved, and are paid directly between you. You find each one on the page of its shift. If you do not agree with the hours, open a case there within 14 days.\n\nThe Tooth Be Told team',
    privacy:
      'Hello {name},\n\nYou can download a copy of your personal information, or close your account, under Account, Privacy. If you would rather have us do it, answer this email.\n\nThe Tooth Be Told team',
  },
  'fr-CA': {
    received:
      'Bonjour {name},\n\nMerci de nous avoir écrit. Nous examinons votre demande et vous reviendrons d’ici deux jours ouvrables.\n\nL’équipe de Tooth Be Told',
    verification:
      'Bonjour {name},\n\nVotre document est en cours d’examen, ce qui peut prendre deux jours ouvrables. Vous recevrez un courriel dès la décision, et son état figure dans votre profil, sous Vérification.\n\nL’équipe de Tooth Be Told',
    password:
      'Bonjour {name},\n\nVous pouvez choisir vous-même un nouveau mot de passe : à la page de connexion, cliquez sur « Mot de passe oublié ? » et ouvrez le lien que nous vous envoyons. Il est valide 30 minutes.\n\nL’équipe de Tooth Be Told',
    invoice:
      'Bonjour {name},\n\nLes factures sont émises par la professionnelle ou le professionnel une fois les heures approuvées, puis payées directement entre vous. Chacune se trouve à la page de son quart de travail. Si vous contestez les heures, ouvrez-y un dossier dans les 14 jours.\n\nL’équipe de Tooth Be Told',
    privacy:
      'Bonjour {name},\n\nVous pouvez télécharger une copie de vos renseignements personnels ou fermer votre compte sous Compte, Confidentialité. Si vous préférez que nous le fassions, répondez à ce courriel.\n\nL’équipe de Tooth Be Told',
  },
};

export const cannedAnswer = (locale: Locale, key: CannedAnswer, name: string): string =>
  TEXTS[locale][key].replace('{name}', name);
