import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import { hearWebhook } from '../platform/webhooks/hear-webhook.ts'
import type { Webhook } from '../platform/webhooks/webhook.ts'
import { samovar, samovarKey, signed } from './samovar.ts'

// A node of its own process that hears one webhook and dies at the moment that it is told.
const [, , databaseUrl = '', moment = '', said = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const { services } = openServices(config, databaseUrl)
const die = () => void process.kill(process.pid, 'SIGKILL')
const webhook = samovar({ [moment]: die }) as unknown as Webhook<unknown, unknown, unknown>
const spoken = { headers: signed(said), raw: Buffer.from(said), now: services.clock.now(), services }
webhook.answer(await hearWebhook(services, webhook, samovarKey, spoken), spoken, samovarKey)
