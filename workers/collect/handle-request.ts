import { readUuid } from '../../shared/domain/tracker/uuid.ts'
import { type ServiceError, methodNotAllowed, notFound } from '../../shared/kernel/errors.ts'
import { type Call, acceptHit, type WaitUntil } from './accept-hit.ts'
import { accept, preflight, refusalFrom, refuse } from './answers.ts'
import { type Collector, createCollector, type CollectEnv } from './collector.ts'
import { acceptRecording, recordingError } from './accept-recording.ts'
import { umamiBatch, umamiError, umamiSend } from './umami.ts'

interface Door {
  answer: (call: Call) => Promise<{ status: number; body: object }>
  /** The body of a refusal, where it is told as Umami tells it. */
  errorOf?: (refusal: ServiceError, request: Request) => object | undefined
}

const ours: Door = { answer: async (call) => ({ status: 202, body: await acceptHit(call) }) }
const doors = new Map<string, Door>([
  ['/api/collect', ours],
  ['/api/analytics/send', ours],
  ['/api/send', { answer: umamiSend, errorOf: umamiError }],
  ['/api/batch', { answer: umamiBatch, errorOf: umamiError }],
  ['/api/record', { answer: acceptRecording, errorOf: recordingError }],
])

const collectors = new WeakMap<CollectEnv['HITS'], Collector>()

/** Answers every request that trackers make. Whatever is thrown becomes the documented error body. */
export async function handleRequest(
  request: Request,
  env: CollectEnv,
  waitUntil: WaitUntil,
): Promise<Response> {
  // `api` hands its own id over, so that body, header and log agree.
  const requestId = readUuid(request.headers.get('x-request-id')) ?? crypto.randomUUID()
  const url = new URL(request.url)
  const door = doors.get(url.pathname)
  try {
    if (!door) throw notFound({ message: 'There is nothing at this address' })
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') throw methodNotAllowed({ headers: { Allow: 'POST, OPTIONS' } })
    const explains = url.searchParams.get('explain') === '1'
    const call = { request, requestId, collector: collectorOf(env), waitUntil, explains }
    const { status, body } = await door.answer(call)
    return accept(body, requestId, status)
  } catch (error) {
    const refusal = refusalFrom(error, requestId)
    return refuse(refusal, requestId, door?.errorOf?.(refusal, request))
  }
}

/** One collector per isolate and environment. */
function collectorOf(env: CollectEnv): Collector {
  const known = collectors.get(env.HITS)
  if (known) return known
  const collector = createCollector(env)
  collectors.set(env.HITS, collector)
  return collector
}
