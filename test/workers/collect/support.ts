import type { AcceptedHit, HitMessage } from '../../../shared/domain/tracker/hit.ts'
import type { CollectEnv } from '../../../workers/collect/collector.ts'
import { handleRequest } from '../../../workers/collect/handle-request.ts'

export const website = '0199f0a0-1111-7222-8333-444455556666'
export const otherWebsite = '0199f0a0-9999-7222-8333-444455556666'
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Bindings of a Worker that knows such websites, by what is published of them, and the hits that its queue took. */
export function hitBindings(published: Record<string, object>, send?: () => Promise<void>) {
  const accepted: AcceptedHit[] = []
  const env = {
    SITES: { get: async (id: string) => (id in published ? JSON.stringify(published[id]) : null) },
    HITS: {
      send: async ({ hits }: HitMessage) => {
        await send?.()
        accepted.push(...hits)
      },
    },
    ADDRESS_HEADER: 'CF-Connecting-IP',
  } as unknown as CollectEnv
  return { env, accepted }
}

/** A hit of the website, as its tracker sends it. */
export const hitOf = (payload: object = {}, rest: object = {}) => ({
  type: 'event',
  ...rest,
  payload: { website, url: '/', ...payload },
})

/** What the Worker answers to a request, which is a POST unless it says otherwise. */
export async function ask(env: CollectEnv, path: string, init: RequestInit) {
  const request = new Request(`https://collect.example${path}`, { method: 'POST', ...init })
  const response = await handleRequest(request, env, (work) => void work)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
