import { readUuid } from '../../shared/domain/tracker/uuid.ts'
import { methodNotAllowed, notFound, notImplemented } from '../../shared/kernel/errors.ts'
import { acceptHit, type WaitUntil } from './accept-hit.ts'
import { accept, preflight, refuse } from './answers.ts'
import { type Collector, createCollector, type CollectEnv } from './collector.ts'

const hitPaths = new Set(['/api/collect', '/api/analytics/send'])
const recordPath = '/api/record'

const collectors = new WeakMap<CollectEnv['HITS'], Collector>()

/** Answers every request that trackers make. Whatever is thrown becomes the documented error body. */
export async function handleRequest(
  request: Request,
  env: CollectEnv,
  waitUntil: WaitUntil,
): Promise<Response> {
  // `api` hands its own id over, so that body, header and log agree.
  const requestId = readUuid(request.headers.get('x-request-id')) ?? crypto.randomUUID()
  try {
    const { pathname } = new URL(request.url)
    if (!hitPaths.has(pathname) && pathname !== recordPath)
      throw notFound({ message: 'There is nothing at this address' })
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') throw methodNotAllowed({ headers: { Allow: 'POST, OPTIONS' } })
    if (pathname === recordPath) throw notImplemented({ message: 'Session recordings are not accepted yet' })
    return accept(await acceptHit(request, collectorOf(env), waitUntil), requestId)
  } catch (error) {
    return refuse(error, requestId)
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
