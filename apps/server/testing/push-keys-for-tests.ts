/** Keys that are nobody's. */
export const pushKeysForTests = {
  VAPID_PUBLIC_KEY: 'BE-fETP5lAdsWvRT-xL4xLRj7FveqD0ltk70tZp5eboQQm9rwwWoJC6hVDXfjj0mX1F8VMbRlGnTRiUiz-UQDz8',
  VAPID_PRIVATE_KEY: 'HO2zwhjUyBLCNK00hhKfJMJEd3FrSzcRtcbofQG9xyY',
  VAPID_SUBJECT: 'mailto:keeper@skystair.example',
} as const
