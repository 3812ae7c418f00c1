import { PASSWORD_LABEL } from './site';

export interface MainJobWords {
  email: string;
  password: RegExp;
  logIn: string;
  welcome: string;
  jobTitle: RegExp;
  role: RegExp;
  province: RegExp;
  city: RegExp;
  date: RegExp;
  startTime: RegExp;
  endTime: RegExp;
  rate: RegExp;
  post: string;
  posted: string;
  isLive: string;
  hours: string;
  pay: string;
  apply: string;
  send: string;
  postAnyway: string;
  applied: string;
  oneApplication: string;
  accept: RegExp;
  bookAt: RegExp;
  booked: string;
  writeTo: RegExp;
  live: string;
  placeholder: string;
}

export const WORDS: Record<'en-CA' | 'fr-CA', MainJobWords> = {
  'en-CA': {
    email: 'Email',
    password: PASSWORD_LABEL,
    logIn: 'Log in',
    welcome: 'Welcome back!',
    jobTitle: /^Job title/,
    role: /^Role/,
    province: /^Province/,
    city: /^City/,
    date: /^Date/,
    startTime: /^Start time/,
    endTime: /^End time/,
    rate: /^Hourly rate/,
    post: 'Post Job',
    posted: 'Job Posted Successfully!',
    isLive: 'What happens next',
    hours: '8:00 AM - 4:00 PM',
    pay: '$52.50',
    apply: 'Apply Now',
    send: 'Send application',
    postAnyway: 'Post it as it is',
    applied: 'Application Submitted!',
    oneApplication: '1 application',
    accept: /^Accept/,
    bookAt: /^Book at/,
    booked: 'Shift booked',
    writeTo: /^Message/,
    live: 'Live',
    placeholder: 'Type a message...',
  },
  'fr-CA': {
    email: 'Courriel',
    password: /^Mot de passe\*?$/,
    logIn: 'Se connecter',
    welcome: 'Ravis de vous revoir!',
    jobTitle: /^Titre du quart/,
    role: /^Rôle/,
    province: /^Province/,
    city: /^Ville/,
    date: /^Date/,
    startTime: /^Début/,
    endTime: /^Fin/,
    rate: /^Taux horaire/,
    post: 'Publier',
    posted: 'Quart de travail publié!',
    isLive: 'Prochaines étapes',
    hours: 'de 8 h à 16 h',
    pay: '52,50',
    apply: 'Postuler',
    send: 'Envoyer ma candidature',
    postAnyway: 'Publier tel quel',
    applied: 'Candidature envoyée!',
    oneApplication: '1 candidature',
    accept: /^Accepter/,
    bookAt: /^Réserver à/,
    booked: 'Quart de travail réservé',
    writeTo: /^Écrire/,
    live: 'En direct',
    placeholder: 'Écrire un message…',
  },
};
