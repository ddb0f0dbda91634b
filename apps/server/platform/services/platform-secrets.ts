/** What platforms and payment services need; without it they are off. Each is a variable of the environment. */
export const platformVariables = [
  'TEST_PROVIDER_URL',
  'TEST_PROVIDER_SECRET',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'YANDEX_GAMES_SECRET',
  'VK_APP_SECRET',
  'OK_APP_KEY',
  'OK_APP_SECRET',
  'OK_GROUP_ID',
  'RUSTORE_KEY_ID',
  'RUSTORE_PRIVATE_KEY',
  'RUSTORE_CALLBACK_KEY',
  'GAMES2_PUBLIC_KEY',
  'GAMES2_GAME_ID',
  'PHOTO_SECRET',
  'MAIL_SECRET',
  'OPERATOR_SECRET',
  'OPERATOR_ORIGIN',
  'YOOKASSA_SHOP_ID',
  'YOOKASSA_SECRET_KEY',
] as const
export type PlatformVariable = (typeof platformVariables)[number]
export type PlatformSecrets = Readonly<Record<PlatformVariable, string | null>>

/** For tries on one's own machine: there nobody pays anything. */
const neverInProduction: readonly PlatformVariable[] = ['TEST_PROVIDER_URL', 'TEST_PROVIDER_SECRET']

export function readPlatformSecrets(
  value: (name: string) => string | null,
  production: boolean,
  problems: string[],
): PlatformSecrets {
  for (const name of neverInProduction)
    if (production && value(name) !== null)
      problems.push(`${name} gives emeralds for nothing: it must not be set in production`)
  const secrets = platformVariables.map((name) => [name, value(name)] as const)
  return Object.fromEntries(secrets) as Record<PlatformVariable, string | null>
}
