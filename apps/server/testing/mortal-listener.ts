import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import { hearWord } from '../platform/words/hear-word.ts'
import type { Word } from '../platform/words/word.ts'
import { samovar, samovarKey, signed } from './samovar.ts'

// A node of its own process that hears one word and dies at the moment that it is told.
const [, , databaseUrl = '', moment = '', said = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const { services } = openServices(config, databaseUrl)
const die = () => void process.kill(process.pid, 'SIGKILL')
const word = samovar({ [moment]: die }) as unknown as Word<unknown, unknown, unknown>
word.answer(await hearWord(services, word, samovarKey, { headers: signed(said), raw: Buffer.from(said) }))
