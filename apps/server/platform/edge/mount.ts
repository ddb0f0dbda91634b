import { watchReplay } from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { authenticateElsewhere, authenticateStore } from '@skystair/contract/platforms.ts'
import { deleteAccount, exportData } from '@skystair/contract/player.ts'
import { askRecovery, confirmMail, useRecovery } from '@skystair/contract/recovery.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { login, register, registerTrial, setPassword } from '@skystair/contract/security.ts'
import { ErrorReply } from '@skystair/contract/shapes.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler, Outgoing, SpokenRefusal } from '../action/handler.ts'
import type { Services } from '../services/services.ts'
import { errorReply, statusOf } from './errors.ts'
import { addressOf, deviceOf, keyOf, languageOf, proofOf, tokenOf, writeSession } from './headers.ts'
import { languageFor } from './language-for.ts'
import type { LimitName } from './limits.ts'
import { checker } from './validate.ts'

/** Calls that are limited more strictly than others, per address. */
const strictLimits = new Map<Call, LimitName>([
  [login, 'login'],
  [setPassword, 'login'],
  [useRecovery, 'login'],
  [confirmMail, 'login'],
  [askRecovery, 'recoveries'],
  [deleteAccount, 'login'],
  [registerTrial, 'registration'],
  [register, 'registration'],
  // A device makes its own key: as many newcomers as it likes.
  [authenticateStore, 'registration'],
  [authenticateElsewhere, 'registration'],
  [exportData, 'exports'],
  [placeInfo, 'rehearsals'],
  [watchReplay, 'rehearsals'],
])

/** Whoever is nobody, or asks too much, must not cost a look into the database as well. */
const unasked: readonly number[] = [401, 429]

/** Puts a use case behind its address: validation, answer, refusal, measure. */
export function mount(app: FastifyInstance, services: Services, { call, handle }: Handler): void {
  const check = checker(call)
  app.route({
    method: call.method,
    // Asked only for the headers, a deed would be done and its answer lost.
    exposeHeadRoute: !call.changes,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: documentation(call),
    config: { limits: limitsOf(call), changes: call.changes },
    validatorCompiler: () => () => true,
    async handler(request, reply) {
      const answer = await respond(request)
      if (isRefusal(answer)) {
        const isWorthAsking = answer.language === undefined && !unasked.includes(statusOf(answer))
        const language = isWorthAsking ? await languageFor(services, request) : languageOf(request)
        sendRefusal(reply, services, language, answer)
      } else {
        if (answer.token !== undefined) writeSession(reply, answer.token, services.config.production)
        if (answer.replayed) reply.header('idempotency-replayed', 'true')
        if (answer.fileName) reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
        if (call.empty) reply.code(204).send()
        else reply.code(200).send(answer.reply)
      }
      return reply
    },
    onResponse(_, reply, done) {
      services.metrics.called(call.id, reply.statusCode, reply.elapsedTime / 1000)
      done()
    },
  })

  async function respond(request: FastifyRequest): Promise<Outgoing | SpokenRefusal> {
    const input = check(request)
    if (isRefusal(input)) return input
    const key = keyOf(request)
    if (isRefusal(key)) return key
    const proof = proofOf(request)
    if (isRefusal(proof)) return proof
    return handle(services, {
      ...input,
      token: tokenOf(request, services.config.production),
      key: call.changes ? key : null,
      proof,
      address: addressOf(request),
      device: deviceOf(request, services.config.sessionSecret),
      language: languageOf(request),
    })
  }
}

function limitsOf(call: Call): readonly LimitName[] {
  const usual = call.changes ? 'addressWrites' : 'reads'
  const strict = strictLimits.get(call)
  return strict === undefined ? [usual] : [strict, usual]
}

export function sendRefusal(
  reply: FastifyReply,
  services: Services,
  language: Language,
  refusal: SpokenRefusal,
): void {
  const { wait } = refusal.params
  if (refusal.refused === 'errors.too-many-requests' && wait !== undefined) reply.header('retry-after', wait)
  reply.code(statusOf(refusal)).send(errorReply(services.texts, refusal.language ?? language, refusal))
}

/** What the page of calls shows, and how replies are written out: only fields of the contract leave the server. */
function documentation(call: Call) {
  const feature = call.id.split('.')[0] ?? call.id
  return {
    operationId: call.id,
    tags: [feature],
    summary: call.summary,
    description: `Who: ${call.who}.${call.changes ? ' Changes state: takes an Idempotency-Key.' : ''}`,
    params: call.params,
    querystring: call.query,
    ...(call.method === 'POST' ? { body: call.body } : {}),
    response: {
      ...(call.empty
        ? { 204: { type: 'null', description: 'Done; the client starts anew.' } }
        : { 200: call.reply }),
      default: ErrorReply,
    },
  }
}
