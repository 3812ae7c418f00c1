import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type SubscriptionWorkflow = Extract<WorkflowKey, `subscription.${string}`>;

const PLAN = 'See my plan';
const CARD = 'Update my card';

export const subscriptionTextsEnCA: Record<SubscriptionWorkflow, NotificationTemplate> = {
  'subscription.trial-started': {
    title: 'Your free trial has started',
    lines: [
      'Everything in Premium is open to you until {planDay}.',
      'Your {plan} plan then continues for {planTotal} a month. Cancel before that day and you pay nothing.',
    ],
    action: PLAN,
  },
  'subscription.trial-ending': {
    title: 'Your free trial ends on {planDay}',
    lines: [
      'Your {plan} plan then starts, and your card is charged {planTotal} a month.',
      'Happy with it? There is nothing to do. Otherwise, change or cancel your plan before that day.',
    ],
    action: PLAN,
  },
  'subscription.started': {
    title: 'Your {plan} plan is active',
    lines: ['Thank you for your payment. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.payment-failed': {
    title: 'Your payment did not go through',
    lines: [
      'We could not charge {planTotal} to your card. This often means that it has expired.',
      'Your {plan} plan keeps working until {planDay}. Update your card to keep it.',
    ],
    action: CARD,
  },
  'subscription.payment-failed-again': {
    title: 'Your payment is still due',
    lines: [
      'The amount of {planTotal} for your {plan} plan has not been paid yet.',
      'Update your card before {planDay} and your plan goes on as before.',
    ],
    action: CARD,
  },
  'subscription.payment-failed-last': {
    title: 'Your {plan} plan ends on {planDay} without a payment',
    lines: [
      'The amount of {planTotal} is still due. Update your card today to keep your plan.',
      'If your plan ends, your shifts and bookings stay, and you can subscribe again at any time.',
    ],
    action: CARD,
  },
  'subscription.recovered': {
    title: 'Your payment went through',
    lines: ['Thank you. Your {plan} plan goes on, and nothing is due.'],
    action: PLAN,
  },
  'subscription.plan-changed': {
    title: 'You are now on the {plan} plan',
    lines: ['The change is in effect. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.plan-change-planned': {
    title: 'Your plan changes to {plan} on {planDay}',
    lines: [
      'Until then, you keep everything in your current plan. You can still change your mind.',
    ],
    action: PLAN,
  },
  'subscription.cancelled': {
    title: 'Your {plan} plan is cancelled',
    lines: [
      'You can use it until {planDay}, and nothing more will be charged.',
      'Changed your mind? Resume your plan before that day.',
    ],
    action: PLAN,
  },
  'subscription.resumed': {
    title: 'Your {plan} plan goes on',
    lines: ['The cancellation is withdrawn. Your plan renews on {planDay}.'],
    action: PLAN,
  },
  'subscription.ended': {
    title: 'Your {plan} plan has ended',
    lines: [
      'Your account, shifts and bookings stay, and nothing more will be charged.',
      'You can subscribe again at any time.',
    ],
    action: PLAN,
  },
  'subscription.ended-unpaid': {
    title: 'Your {plan} plan has ended because it was not paid',
    lines: [
      'Your account, shifts and bookings stay.',
      'You can subscribe again at any time with another card.',
    ],
    action: PLAN,
  },
  'subscription.refunded': {
    title: 'We refunded {planTotal} to you',
    lines: ['The money goes back to the card that paid. Your bank may take a few days to show it.'],
    action: PLAN,
  },
  'subscription.plan-given': {
    title: 'You have the {plan} plan until {planDay}, free of charge',
    lines: [
      'Our team gave your clinic this plan. Nothing is charged for it, and no card is needed.',
      'A plan you pay for yourself goes on as before.',
    ],
    action: PLAN,
  },
  'subscription.given-plan-ended': {
    title: 'The {plan} plan we gave you has ended',
    lines: [
      'Your account, shifts and bookings stay, and nothing was charged.',
      'A plan you pay for yourself goes on as before. You can choose one at any time.',
    ],
    action: PLAN,
  },
};
