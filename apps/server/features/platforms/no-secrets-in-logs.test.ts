import { Writable } from 'node:stream'
import { start } from '@skystair/contract/bank.ts'
import {
  authenticateElsewhere,
  authenticateGames2,
  authenticateMessenger,
} from '@skystair/contract/platforms.ts'
import { registerTrial } from '@skystair/contract/security.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { signedBy } from '../../testing/bank.ts'
import { aGame } from '../../testing/game.ts'
import { trialBody } from '../../testing/people.ts'
import { deviceProof, games2Proof, okProof, telegramProof } from '../../testing/platform-proofs.ts'
import { platformsForTests as secrets } from '../../testing/platforms-for-tests.ts'

const game = aGame()

test('no secret, proof or signature stands in the log, whatever is said and however it fails', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const app = await buildApp({
    ...game.services,
    log,
    config: { ...game.services.config, logLevel: 'trace' },
  })
  const now = game.clock.now()
  const proofs = [
    telegramProof('1', now),
    telegramProof('1', now, 'another:bot'),
    okProof('1'),
    deviceProof(now),
    games2Proof('1', now),
    'broken proof of somebody §',
  ]
  const signature = signedBy('{}', now)['x-test-signature']
  const words = ['test', 'telegram', 'vk', 'ok', 'rustore', 'yookassa']
  for (const proof of proofs) {
    const body = { proof, characterAndCompanion: trialBody.characterAndCompanion }
    await app.inject({ method: 'POST', url: authenticateMessenger.path, payload: body })
    const url = authenticateElsewhere.path.replace('{platform}', 'social')
    await app.inject({ method: 'POST', url, payload: body })
    const token = { id: '1', username: 'x', token: proof }
    await app.inject({ method: 'POST', url: authenticateGames2.path, payload: token })
    for (const word of words)
      for (const method of ['GET', 'POST'] as const)
        await app.inject({
          method,
          url: `/api/bank/word/${word}?${new URLSearchParams({ sig: proof })}`,
          headers: {
            'x-test-signature': signature,
            'x-telegram-bot-api-secret-token': secrets.TELEGRAM_WEBHOOK_SECRET,
          },
          ...(method === 'POST' ? { payload: { payload: proof, signature: proof, id: 1 } } : {}),
        })
  }
  const entered = await app.inject({ method: 'POST', url: registerTrial.path, payload: trialBody })
  for (const provider of ['telegram', 'yookassa'])
    await app.inject({
      method: 'POST',
      url: start.path,
      headers: { authorization: String(entered.headers.authorization) },
      payload: { product: 'emeralds-60', provider, money: provider === 'telegram' ? 'XTR' : 'RUB' },
    })
  await app.close()
  const told = lines.join('\n')
  expect(told).toContain('a service outside is away')
  const kept = [...proofs, signature, ...Object.values(secrets)]
  // Names that are no secrets: whoever opens the game on a platform sees them.
  const { OK_APP_KEY, OK_GROUP_ID, YOOKASSA_SHOP_ID, RUSTORE_KEY_ID, TEST_PROVIDER_URL } = secrets
  const known: readonly string[] = [
    OK_APP_KEY,
    OK_GROUP_ID,
    YOOKASSA_SHOP_ID,
    RUSTORE_KEY_ID,
    TEST_PROVIDER_URL,
  ]
  for (const secret of kept.filter((one) => !known.includes(one))) {
    expect(told).not.toContain(secret)
    expect(told).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
})
