import { LANGUAGE_LIST } from '@skystair/content/languages.data.ts'
import { listLanguages as contract } from '@skystair/contract/player.ts'
import { open } from '../../platform/action/handler.ts'

export const listLanguages = open(contract, async () => ({
  reply: { languages: LANGUAGE_LIST.map((one) => ({ ...one })) },
}))
