import { knownServers } from './known-servers.mjs'

const example = 'http://127.0.0.1:11434/v1'

/**
 * The base address of an OpenAI-compatible service as `--model-url` names it: without a slash at its end, and with `/v1` where a known server is named by its
 * port alone. Throws with a sentence.
 * @param {string} text
 */
export function baseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `--model-url takes an address that begins with http:// or https://, as ${example}, not "${text}".`,
    )
  // The address is shown and logged.
  if (url.username !== '' || url.password !== '')
    throw new Error(
      '--model-url takes no name and no password. Write the key into a file, and name it by --model-key-file FILE.',
    )
  if (url.search !== '' || url.hash !== '')
    throw new Error(`--model-url takes an address without ? and #, as ${example}.`)
  const path = url.pathname.replace(/\/+$/, '')
  const isKnown = knownServers.some(({ port }) => url.port === String(port))
  return `${url.origin}${path === '' && isKnown ? '/v1' : path}`
}
