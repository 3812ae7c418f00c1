import { socialSettingsOf } from './social-settings';

it('registers the networks whose pair is complete', () => {
  expect(socialSettingsOf({})).toEqual({ facebook: undefined, linkedin: undefined });
  const { facebook, linkedin } = socialSettingsOf({
    FACEBOOK_APP_ID: 'a',
    FACEBOOK_APP_SECRET: 'b',
  });
  expect(facebook).toMatchObject({ clientId: 'a', clientSecret: 'b' });
  expect(linkedin).toBeUndefined();
});

it('refuses half of a pair', () => {
  expect(() => socialSettingsOf({ LINKEDIN_CLIENT_ID: 'a' })).toThrow(
    'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together',
  );
});
