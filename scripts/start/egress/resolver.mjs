import { Resolver, lookup } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { isInternalName } from '../../../shared/domain/targets/names.ts'

/** Lookups of the machine that may wait at a time. It has a few threads for all of them, and each waits as long as a name server is silent. */
export const mostByMachine = 64
/** Errors of a name server that does not know a name, or of an address without one. A silent server would not answer the machine either. */
const unknown = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED'])
const hostsOfSystem =
  process.platform === 'win32'
    ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32/drivers/etc/hosts')
    : '/etc/hosts'

/**
 * Looks names up as this machine does, or by asking `server` (`address` or `address:port`) alone. Throws when a name is unknown.
 * @param {string} [server]
 * @returns {(host: string) => Promise<{ address: string, family: number }[]>}
 */
export const resolverOf = (server) => (server === undefined ? machineResolver() : asking([server]))

/**
 * Looks names up as this machine does: by its file of hosts and its name servers, and by the machine itself (`look`) what those do not know, such as names of its
 * network. Not all by the machine, because names of somebody whose name server is silent would then keep all others waiting, whoever asks for them.
 * @param {{ servers?: string[], hostsFile?: string, look?: (host: string) => Promise<{ address: string, family: number }[]> }} [by]
 */
export function machineResolver({
  servers,
  hostsFile = hostsOfSystem,
  look = (host) => lookup(host, { all: true }),
} = {}) {
  const ask = asking(servers)
  const byMachine = fewAtOnce(look)
  return async (host) => {
    const name = host.toLowerCase().replace(/\.$/, '')
    const written = await writtenIn(hostsFile, name)
    if (written.length > 0) return written
    if (isInternalName(name)) return byMachine(host)
    return ask(host).catch((error) => {
      if (unknown.has(error.code)) return byMachine(host)
      throw error
    })
  }
}

/** Each try waits twice as long as the one before: a question that got lost among many is asked again soon. */
const patience = { timeout: 1_000, tries: 4 }

function asking(servers) {
  const resolver = new Resolver(patience)
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    const of = ({ value = [] }, family) => value.map((address) => ({ address, family }))
    return [...of(four, 4), ...of(six, 6)]
  }
}

function fewAtOnce(look) {
  let waiting = 0
  return async (host) => {
    if (waiting >= mostByMachine) throw new Error('Too many names wait for the machine')
    waiting++
    try {
      return await look(host)
    } finally {
      waiting--
    }
  }
}

/** The addresses of a name in a file of hosts (hosts(5)). */
async function writtenIn(file, name) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split(/\r?\n/).flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    return isIP(address) !== 0 && names.includes(name) ? [{ address, family: isIP(address) }] : []
  })
}
