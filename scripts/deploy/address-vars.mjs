import { ownHosts } from './own-hosts.mjs'
import { publicOrigin } from './public-origin.mjs'

/** Cloudflare writes it over whatever a caller sends. */
const addressHeader = 'CF-Connecting-IP'

/**
 * What a Worker is told of the way to `api`, as far as it is known: where links lead, under which hosts it is reached (a caller uses one of them, and background
 * work sees none), and which header names a caller's address. Takes the raw configs and the addresses that a deploy printed.
 * @param {Record<string, { vars?: Record<string, string> }>} raw
 * @param {string} worker
 * @param {{ vars: Record<string, string>, urls?: string[] }} known
 * @returns {Record<string, string>}
 */
export function addressVars(raw, worker, { vars, urls = [] }) {
  const given = { ...raw[worker].vars, ...vars }
  const origin = publicOrigin(raw.api, { given: given.PUBLIC_ORIGIN, urls })
  return {
    ADDRESS_HEADER: given.ADDRESS_HEADER ?? addressHeader,
    OWN_HOSTS: ownHosts(raw.api, { given: given.OWN_HOSTS, urls }),
    ...(origin !== null && { PUBLIC_ORIGIN: origin }),
  }
}
