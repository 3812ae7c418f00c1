import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type SubscriptionWorkflow = Extract<WorkflowKey, `subscription.${string}`>;

/** For members; left out for the account itself. */
const ABOUT = 'This is about {clinic}’s plan.';
const PLAN = 'See my plan';
const CARD = 'Update my card';
/** For members who read the plan and do not change it. */
const READ = 'See the plan';
const ASK_CARD = 'Ask an owner of {clinic} to update the card: owners pay for the plan.';
const ASK_CHANGE = 'Only an owner of {clinic} can change or cancel it.';
const ASK_PLAN = 'An owner of {clinic} can subscribe again at any time.';

export const subscriptionTextsEnCA: Record<SubscriptionWorkflow, NotificationTemplate> = {
  'subscription.trial-started': {
    title: 'Your free trial has started',
    lines: [
      ABOUT,
      'Everything in Premium is open to you until {planDay}.',
      'Your {plan} plan then continues for {planTotal} a month. Cancel before that day and you pay nothing.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Everything in Premium is open to your team until {planDay}.',
        'The {plan} plan then continues for {planTotal} a month.',
        ASK_CHANGE,
      ],
      action: READ,
    },
  },
  'subscription.trial-ending': {
    title: 'Your free trial ends on {planDay}',
    lines: [
      ABOUT,
      'Your {plan} plan then starts, and your card is charged {planTotal} a month.',
      'Happy with it? There is nothing to do. Otherwise, change or cancel your plan before that day.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'The {plan} plan then starts, and the clinic’s card is charged {planTotal} a month.',
        ASK_CHANGE,
      ],
      action: READ,
    },
  },
  'subscription.started': {
    title: 'Your {plan} plan is active',
    lines: [ABOUT, 'Thank you for your payment. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.payment-failed': {
    title: 'Your payment did not go through',
    lines: [
      ABOUT,
      'We could not charge {planTotal} to your card. This often means that it has expired.',
      'Your {plan} plan keeps working until {planDay}. Update your card to keep it.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'We could not charge {planTotal} to the clinic’s card. This often means that it has expired.',
        'The {plan} plan keeps working until {planDay}.',
        ASK_CARD,
      ],
      action: READ,
    },
  },
  'subscription.payment-failed-again': {
    title: 'Your payment is still due',
    lines: [
      ABOUT,
      'The amount of {planTotal} for your {plan} plan has not been paid yet.',
      'Update your card before {planDay} and your plan goes on as before.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'The amount of {planTotal} for the {plan} plan has not been paid yet. The plan keeps working until {planDay}.',
        ASK_CARD,
      ],
      action: READ,
    },
  },
  'subscription.payment-failed-last': {
    title: 'Your {plan} plan ends on {planDay} without a payment',
    lines: [
      ABOUT,
      'The amount of {planTotal} is still due. Update your card today to keep your plan.',
      'If your plan ends, your shifts and bookings stay, and you can subscribe again at any time.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'The amount of {planTotal} is still due.',
        ASK_CARD,
        'If the plan ends, shifts and bookings stay, and an owner can subscribe again at any time.',
      ],
      action: READ,
    },
  },
  'subscription.recovered': {
    title: 'Your payment went through',
    lines: [ABOUT, 'Thank you. Your {plan} plan goes on, and nothing is due.'],
    action: PLAN,
  },
  'subscription.plan-changed': {
    title: 'You are now on the {plan} plan',
    lines: [ABOUT, 'The change is in effect. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.plan-change-planned': {
    title: 'Your plan changes to {plan} on {planDay}',
    lines: [
      ABOUT,
      'Until then, you keep everything in your current plan. You can still change your mind.',
    ],
    action: PLAN,
  },
  'subscription.cancelled': {
    title: 'Your {plan} plan is cancelled',
    lines: [
      ABOUT,
      'You can use it until {planDay}, and nothing more will be charged.',
      'Changed your mind? Choose “Keep my plan” before that day.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Your team can use it until {planDay}, and nothing more will be charged.',
        'An owner of {clinic} can resume it before that day.',
      ],
      action: READ,
    },
  },
  'subscription.resumed': {
    title: 'Your {plan} plan goes on',
    lines: [ABOUT, 'The cancellation is withdrawn. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.ended': {
    title: 'Your {plan} plan has ended',
    lines: [
      ABOUT,
      'Your account, shifts and bookings stay, and nothing more will be charged.',
      'You can subscribe again at any time.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'The account, shifts and bookings stay, and nothing more will be charged.',
        ASK_PLAN,
      ],
      action: READ,
    },
  },
  'subscription.ended-unpaid': {
    title: 'Your {plan} plan has ended because it was not paid',
    lines: [
      ABOUT,
      'Your account, shifts and bookings stay.',
      'You can subscribe again at any time with another card.',
    ],
    action: PLAN,
    toReaders: {
      lines: [ABOUT, 'The account, shifts and bookings stay.', ASK_PLAN],
      action: READ,
    },
  },
  'subscription.refunded': {
    title: 'We refunded {planTotal} to you',
    lines: [
      ABOUT,
      'The money goes back to the card that paid. Your bank may take a few days to show it.',
    ],
    action: PLAN,
  },
  'subscription.plan-given': {
    title: 'You have the {plan} plan until {planDay}, free of charge',
    lines: [
      ABOUT,
      'Our team gave your clinic this plan. Nothing is charged for it, and no card is needed.',
      'If you already pay for a plan, it goes on as before.',
    ],
    action: PLAN,
  },
  'subscription.given-plan-ended': {
    title: 'The {plan} plan we gave you has ended',
    lines: [
      ABOUT,
      'Your account, shifts and bookings stay, and nothing was charged.',
      'If you pay for a plan, it goes on as before. If not, you can choose one at any time.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'The account, shifts and bookings stay, and nothing was charged.',
        'If the clinic pays for a plan, it goes on as before. If not, an owner can choose one at any time.',
      ],
      action: READ,
    },
  },
};
