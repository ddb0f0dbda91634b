import { vectors } from './platform-vectors.ts'

/** The till that gives emeralds for nothing. */
const testProvider = {
  TEST_PROVIDER_URL: 'http://localhost:3999',
  TEST_PROVIDER_SECRET: 'a till of painted wood',
} as const

/** Secrets of platforms that are nobody's. */
const platforms = {
  TELEGRAM_BOT_TOKEN: '7012345678:AAF-a_token_of_nobody',
  TELEGRAM_WEBHOOK_SECRET: 'a pigeon with a ring',
  YANDEX_GAMES_SECRET: 'a secret of the search portal',
  VK_APP_SECRET: 'a secret of the meadow',
  OK_APP_KEY: 'CBANOBODY',
  OK_APP_SECRET: 'a secret of classmates',
  OK_GROUP_ID: '5300',
  RUSTORE_KEY_ID: 'key-1',
  RUSTORE_PRIVATE_KEY: vectors.rsaPrivate,
  RUSTORE_CALLBACK_KEY: vectors.rustoreKey,
  GAMES2_PUBLIC_KEY: vectors.rsaPublic,
  GAMES2_GAME_ID: 'stair-1',
  PHOTO_SECRET: 'a secret of photographs',
  MAIL_SECRET: 'a secret of letters',
  OPERATOR_SECRET: 'a secret of wires',
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET_KEY: 'test_a_shop_of_nobody',
} as const

export const platformsForTests = { ...testProvider, ...platforms }

/** In production nothing is given for nothing. */
export const platformsIn = (environment: string | undefined): Readonly<Record<string, string>> =>
  environment === 'production' ? platforms : platformsForTests
