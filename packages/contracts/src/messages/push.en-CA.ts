export const pushEnCA = {
  'push.off': 'Push notifications are not set up here. You still get them in the bell and by mail.',
  'push.endpoint':
    'Must be the public https address of a push service, as the browser’s subscription gives it.',
  'push.endpointTaken': 'This address belongs to another browser. Subscribe again in this one.',
} as const;
