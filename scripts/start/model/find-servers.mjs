import { knownServers } from './known-servers.mjs'

const mostBytes = 256 * 1024
const mostModels = 500
const longestId = 300

/**
 * Asks the servers of models on this machine what they have, all at once. Returns those that answer in time, with the ids of their models, in the order of
 * `servers`; whatever else listens there is passed over. Never throws.
 * @param {{ servers?: { name: string, port: number }[], timeoutMs?: number }} [where]
 * @returns {Promise<{ server: string, url: string, models: string[] }[]>}
 */
export async function findServers({ servers = knownServers, timeoutMs = 600 } = {}) {
  const answers = servers.map(async ({ name, port }) => {
    const url = `http://127.0.0.1:${port}/v1`
    return { server: name, url, models: await modelsAt(url, timeoutMs).catch(() => []) }
  })
  return (await Promise.all(answers)).filter(({ models }) => models.length > 0)
}

async function modelsAt(url, timeoutMs) {
  const response = await fetch(`${url}/models`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    return []
  }
  return idsIn(JSON.parse(await textOf(response)))
}

/** The ids of a list as the OpenAI protocol has it, `{ data: [{ id }] }`; none of anything else. */
function idsIn(list) {
  if (!Array.isArray(list?.data)) return []
  const ids = list.data.slice(0, mostModels).map((model) => model?.id)
  return ids.every((id) => typeof id === 'string') ? ids.filter((id) => id.length <= longestId) : []
}

async function textOf({ body }) {
  const chunks = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error('The list of models is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
