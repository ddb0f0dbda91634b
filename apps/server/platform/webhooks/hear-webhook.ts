import { createHash } from 'node:crypto'
import { putIntoInboxes } from '../action/parcels.ts'
import { isCollision } from '../database/database.ts'
import { isSql, type Sql, sql } from '../database/sql.ts'
import { askAll, mustTouch, writeSteps } from '../database/steps.ts'
import { announce } from '../live/announce.ts'
import type { Services } from '../services/services.ts'
import type { Hearing, Spoken, Understood, Webhook, WebhookDecision } from './webhook.ts'

const mostTries = 12
const longestId = 200

type AnyWebhook = Webhook<unknown, unknown, unknown>

/** Hears a webhook: once it acts, however often and wherever it comes. */
export async function hearWebhook(
  services: Services,
  webhook: AnyWebhook,
  secret: string,
  spoken: Spoken,
): Promise<Hearing<unknown>> {
  if (!(await attempted(() => webhook.isSigned(spoken, secret)))) {
    await countUnsigned(services, webhook, spoken.now)
    return { heard: 'unsigned' }
  }
  return hearSigned(services, webhook, secret, spoken)
}

/** Of what strangers say only its number is kept: whatever they send, it is a row a day. */
const countUnsigned = ({ database }: Services, { sender }: AnyWebhook, now: number): Promise<unknown> =>
  database.query(sql`INSERT INTO unsigned_word (sender, day, count)
    VALUES (${sender}::text, ${new Date(now).toISOString().slice(0, 10)}::date, 1)
    ON CONFLICT (sender, day) DO UPDATE SET count = unsigned_word.count + 1`)

/** The same for what is known to be signed: a word that its player brings. */
export async function hearSigned(
  services: Services,
  webhook: AnyWebhook,
  secret: string,
  spoken: Spoken,
): Promise<Hearing<unknown>> {
  const understood = await attempted(() => webhook.read(spoken, secret))
  if (!understood || !isWhole(understood)) {
    services.log.warn({ sender: webhook.sender, bytes: spoken.raw.length }, 'a signed webhook makes no sense')
    return { heard: 'unreadable' }
  }
  const digest = createHash('sha256')
    .update(understood.essence ?? spoken.raw)
    .digest()
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const { known, extra } = await look(services, webhook, understood, digest)
    if (known !== null) return known.same ? repeated(known) : contradict(services, webhook, understood)
    const now = services.clock.now()
    const decision = await webhook.decide({ ...understood, extra, now, services })
    if (await write(services, webhook, understood, { raw: spoken.raw, digest }, decision, new Date(now)))
      return { heard: 'acted', outcome: decision.outcome }
  }
  throw new Error(`a webhook of ${webhook.sender} never found its turn`)
}

const isWhole = ({ id, owner }: Understood<unknown>): boolean =>
  id !== '' && id.length <= longestId && Number.isSafeInteger(owner)

/** What strangers send may break whoever reads it: then it is not read, and nothing else happens. */
async function attempted<Result>(look: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await look()
  } catch {
    return null
  }
}

interface Known {
  readonly same: boolean
  readonly outcome: unknown
}

const repeated = ({ outcome }: Known): Hearing<unknown> => ({ heard: 'repeated', outcome })

async function look(
  { database }: Services,
  webhook: AnyWebhook,
  understood: Understood<unknown>,
  digest: Buffer,
): Promise<{ known: Known | null; extra: unknown }> {
  const questions = webhook.select(understood)
  const before = sql`SELECT jsonb_build_object('same', digest = ${digest}::bytea, 'outcome', outcome)
    FROM word WHERE ${isTheWebhook(webhook, understood)}`
  // What is known already is only answered again: nothing else need be looked up.
  const [known, ...answers] = await askAll(
    database,
    understood.owner,
    [before, ...(isSql(questions) ? [questions] : Object.values(questions))],
    before,
  )
  const extra = isSql(questions)
    ? answers[0]
    : Object.fromEntries(Object.keys(questions).map((name, place) => [name, answers[place]]))
  return { known: (known ?? null) as Known | null, extra }
}

const isTheWebhook = ({ sender }: AnyWebhook, { id }: Understood<unknown>): Sql =>
  sql`word.id = ${id}::text AND word.sender = ${sender}::text`

/** Somebody who can sign says two things under one id: that is for people to look at. */
async function contradict(
  { database, log }: Services,
  webhook: AnyWebhook,
  understood: Understood<unknown>,
): Promise<Hearing<unknown>> {
  await database.query(
    sql`UPDATE word SET contradictions = contradictions + 1 WHERE ${isTheWebhook(webhook, understood)}`,
  )
  log.error({ sender: webhook.sender, id: understood.id }, 'a webhook contradicts an earlier one of its id')
  return { heard: 'contradicting' }
}

/** False: somebody else was faster, with this webhook or with what it is about. */
async function write(
  services: Services,
  webhook: AnyWebhook,
  { id, owner }: Understood<unknown>,
  { raw, digest }: { readonly raw: Buffer; readonly digest: Buffer },
  { outcome, writes = [], send = [] }: WebhookDecision<unknown>,
  at: Date,
): Promise<boolean> {
  // Of the same webhook at two nodes the second waits here for the first, and then finds its row.
  const remember = sql`INSERT INTO word (id, sender, about, received_at, digest, raw, outcome)
    VALUES (${id}, ${webhook.sender}, ${owner}::bigint, ${at}::timestamptz, ${digest}::bytea, ${raw}::bytea,
      ${JSON.stringify(outcome)}::jsonb)
    ON CONFLICT (id, sender) DO NOTHING`
  const steps = [mustTouch('word', remember), ...writes, ...putIntoInboxes(send, at)]
  try {
    if ('untouched' in (await writeSteps(services.database, owner, steps))) return false
  } catch (error) {
    if (isCollision(error)) return false
    throw error
  }
  const receivers = send.map(({ to }) => to)
  announce(services, { playerId: 0, receivers, pushes: [], dropped: [], signedOut: [], endedSessions: null })
  return true
}
