import { findServers } from './find-servers.mjs'
import { knownServers } from './known-servers.mjs'
import { asWord, isShown } from './shown-id.mjs'

/**
 * Looks for servers of models on this machine where a start needs to know of any: it names a model without an address, or says nothing of models at all. Our own `port` is passed over.
 * @param {{ model?: { name: string, url?: string }, vars: Record<string, string>, port: number }} args
 * @param {{ servers?: { name: string, port: number }[], timeoutMs?: number }} [where]
 */
export function serversFor({ model, vars, port }, { servers = knownServers, ...limits } = {}) {
  const isNeeded = model ? model.name !== 'embedded' && model.url === undefined : vars.MODEL === undefined
  if (!isNeeded) return Promise.resolve([])
  return findServers({ servers: servers.filter((server) => server.port !== port), ...limits })
}

/** Vectors are all that such a model gives. */
const isEmbedding = (id) => /embed/i.test(id)

/**
 * The first model of `servers` that can write, with the command that uses it, or null. None where `settings` choose one or want none, nor on a deployment.
 * @param {{ server: string, url: string, models: string[] }[]} servers
 * @param {Record<string, string>} settings
 */
export function nearbyModel(servers, settings) {
  if (settings.MODEL !== undefined || settings.LOCAL !== 'true') return null
  for (const { server, url, models } of servers) {
    const model = models.find((id) => isShown(id) && !isEmbedding(id))
    if (model) return { server, model, url, command: `npm start -- --model ${asWord(model)}` }
  }
  return null
}

/** How `api` is told of it. */
export const nearbyVars = (nearby) => (nearby ? { MODEL_NEARBY: JSON.stringify(nearby) } : {})

/**
 * The line about models that stands behind `ready`, or null. `hasOptions` says whether the start has options of its own, which are not repeated: they may hold secrets.
 * @param {{ nearby: ReturnType<typeof nearbyModel>, settings: Record<string, string>, hasOptions: boolean }} start
 */
export function modelLine({ nearby, settings, hasOptions }) {
  if (settings.MODEL === 'openai-compatible')
    return `test cases are written by the model ${settings.MODEL_NAME} at ${settings.MODEL_URL}`
  if (nearby === null) return null
  const others = hasOptions ? ' (and the other options of this start)' : ''
  return `${nearby.server} on this machine has the model ${nearby.model}; to have it write test cases: ${nearby.command}${others}`
}
