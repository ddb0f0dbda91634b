import type { Config } from '../services/config.ts'
import type { PlatformVariable } from '../services/platform-secrets.ts'

interface Portal {
  /** Without it the platform is off, and so is its frame. */
  readonly needs: PlatformVariable
  /** Pages that may show the game inside themselves. */
  readonly frames: readonly string[]
  /** Where its client library comes from; none: the game speaks to the platform without one. */
  readonly scripts: readonly string[]
}

const portals: readonly Portal[] = [
  {
    needs: 'TELEGRAM_BOT_TOKEN',
    frames: ['https://web.telegram.org'],
    scripts: ['https://telegram.org/js/'],
  },
  {
    needs: 'YANDEX_GAMES_SECRET',
    frames: ['https://yandex.ru', 'https://*.yandex.ru', 'https://yandex.com', 'https://*.yandex.com'],
    scripts: ['https://yandex.ru/games/sdk/'],
  },
  {
    needs: 'VK_APP_SECRET',
    frames: ['https://vk.com', 'https://*.vk.com', 'https://vk.ru', 'https://*.vk.ru'],
    scripts: [],
  },
  {
    needs: 'OK_APP_SECRET',
    frames: ['https://ok.ru', 'https://*.ok.ru'],
    scripts: ['https://api.ok.ru/js/'],
  },
  {
    needs: 'GAMES2_PUBLIC_KEY',
    frames: ['https://*.crazygames.com'],
    scripts: ['https://sdk.crazygames.com'],
  },
  { needs: 'PHOTO_SECRET', frames: ['https://fotostrana.ru', 'https://*.fotostrana.ru'], scripts: [] },
  { needs: 'MAIL_SECRET', frames: ['https://*.mail.ru'], scripts: [] },
]

/** Who may frame the game and bring scripts into it: those platforms that are on, and nobody else. */
export function framesAndScripts({ platformSecrets }: Config): Pick<Portal, 'frames' | 'scripts'> {
  const open = portals.filter(({ needs }) => platformSecrets[needs] !== null)
  const { OPERATOR_SECRET: operator, OPERATOR_ORIGIN: origin } = platformSecrets
  const operators = operator !== null && origin !== null ? [new URL(origin).origin] : []
  return {
    frames: [...open.flatMap(({ frames }) => frames), ...operators],
    scripts: open.flatMap(({ scripts }) => scripts),
  }
}
