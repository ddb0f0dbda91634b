/** Secrets of platforms that are nobody's. */
export const platformsForTests = {
  TEST_PROVIDER_URL: 'http://localhost:3999',
  TEST_PROVIDER_SECRET: 'a till of painted wood',
} as const
