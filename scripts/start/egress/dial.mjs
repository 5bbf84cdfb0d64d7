import { connect as connectByNode } from 'node:net'
import { reachable } from './judge.mjs'

/** As long as a browser waits for a connection, and no longer. */
const timeoutMs = 30_000

/** Why nothing was connected; the caller is not told which of it was the cause, because that would tell it about a network it may not see. */
export class Unreachable extends Error {}

/**
 * What makes connections under a policy. `find` gives the addresses that may be connected to, and throws `Unreachable` when there are none; `dial` gives a
 * connection to one of them, or throws.
 */
export function dialer({ policy, resolve, connect = connectByNode }) {
  const find = async (target) => {
    const addresses = await reachable(target, { policy: policy(), resolve }).catch(() => [])
    if (addresses.length === 0) throw new Unreachable(`${target.host}:${target.port}`)
    return addresses
  }
  return {
    find,
    async dial(target) {
      const addresses = await find(target)
      return connected(connect({ host: target.host, port: target.port, lookup: answering(addresses) }))
    },
  }
}

/** A `lookup` for Node's sockets that has the answer already. Names only come to it: literals are connected to as they are, once they were judged. */
export const answering =
  (addresses) =>
  (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family)

function connected(socket) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Unreachable('late')), timeoutMs)
    socket.once('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    socket.once('connect', () => {
      clearTimeout(late)
      socket.setNoDelay(true)
      resolve(socket)
    })
  })
}
