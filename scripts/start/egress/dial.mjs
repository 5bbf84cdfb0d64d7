import { connect as connectByNode } from 'node:net'
import { reachable } from './judge.mjs'

/** As long as a browser waits for a connection, and no longer. */
const timeoutMs = 30_000

/**
 * Makes connections under a policy, which is asked anew for each. What it returns gives a connection to `{ host, port }`, or throws; whoever asked is told nothing of the
 * cause, because that would tell it about a network that it may not see.
 */
export const dialing =
  ({ policy, closed, resolve, connect = connectByNode }) =>
  async (target) => {
    const addresses = await reachable(target, { policy: policy(), closed, resolve })
    if (addresses.length === 0) throw new Error(`Nobody may be led to ${target.host}:${target.port}`)
    return connected(connect({ host: target.host, port: target.port, lookup: answering(addresses) }))
  }

/** A `lookup` for Node's sockets that has the answer already. Names only come to it: literals are connected to as they are, once they were judged. */
const answering =
  (addresses) =>
  (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family)

function connected(socket) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Error('No connection in time')), timeoutMs)
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
