import { baseUrl } from './base-url.mjs'
import { knownServers } from './known-servers.mjs'
import { readKey } from './read-key.mjs'
import { asWord, isShown } from './shown-id.mjs'

/**
 * The settings that `--model`, `--model-url` and `--model-key-file` stand for. `servers` are those found on this machine, which are waited for only where no address is given.
 * A key that stands elsewhere is for another server, so it goes to none that is named here. Throws with a sentence that says what to do.
 * @param {{ name: string, url?: string, keyFile?: string } | undefined} model
 * @param {Promise<{ server: string, url: string, models: string[] }[]>} servers
 * @returns {Promise<Record<string, string>>}
 */
export async function modelVars(model, servers) {
  if (model === undefined) return {}
  if (model.name === 'embedded') return { MODEL: 'embedded' }
  const key = model.keyFile === undefined ? '' : await readKey(model.keyFile)
  const { name, url } =
    model.url === undefined
      ? serverWith(model.name, await servers)
      : { name: model.name, url: baseUrl(model.url) }
  return { MODEL: 'openai-compatible', MODEL_NAME: name, MODEL_URL: url, MODEL_API_KEY: key }
}

function serverWith(name, servers) {
  // Ollama leaves `:latest` out where people name its models.
  for (const wanted of [name, `${name}:latest`]) {
    const server = servers.find(({ models }) => models.includes(wanted))
    if (server) return { name: wanted, url: server.url }
  }
  throw new Error(
    `No server on this machine has the model ${name}. ${whatThereIs(servers)} Start a server that has it, or say where it is: npm start -- --model ${isShown(name) ? asWord(name) : 'NAME'} --model-url http://HOST:PORT/v1`,
  )
}

const mostShown = 5

function whatThereIs(servers) {
  if (servers.length === 0)
    return `Nobody answers as ${knownServers.map(({ name, port }) => `${name} (port ${port})`).join(', ')}.`
  return servers
    .map(({ server, models }) => {
      const shown = models.filter(isShown)
      const others = models.length - Math.min(shown.length, mostShown)
      const names = [...shown.slice(0, mostShown), ...(others > 0 ? [`${others} others`] : [])]
      return `${server} has ${names.join(', ')}.`
    })
    .join(' ')
}
