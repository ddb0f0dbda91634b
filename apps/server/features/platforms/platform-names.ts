import { exe, store } from './device/devices.ts'
import { games2 } from './games2/games2.ts'
import { ok } from './ok/ok.ts'
import type { Platform } from './platform.ts'
import { mail, operator, photo } from './portals/portals.ts'
import { telegram } from './telegram/telegram.ts'
import { vk } from './vk/vk.ts'
import { yandex } from './yandex/yandex.ts'

/** By their names in the specification's calls. A new platform is a folder and a line here. */
export const platforms = {
  messenger: telegram,
  portal: yandex,
  games1: vk,
  games2,
  store,
  social: ok,
  photo,
  mail,
  operator,
  exe,
} as const satisfies Readonly<Record<string, Platform>>

export const platformNamed = (name: string): Platform | undefined =>
  Object.entries(platforms).find(([one]) => one === name)?.[1]
