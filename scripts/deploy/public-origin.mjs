import { ownHosts } from './own-hosts.mjs'

/**
 * Where people reach `api`: what `given` says, else the first host that its raw config's routes name, else the first address that its deploy printed. Null while
 * none of them is known.
 * @param {{ routes?: (string | { pattern: string })[], route?: string }} raw
 * @param {{ given?: string | undefined, urls?: string[] }} known
 * @returns {string | null}
 */
export function publicOrigin(raw, { given, urls = [] }) {
  if (given) return given
  const [host] = ownHosts(raw, { urls }).split(' ')
  return host ? `https://${host}` : null
}
