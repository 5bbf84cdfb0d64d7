import { once } from 'node:events'
import { dialing } from './dial.mjs'
import { httpServer } from './http-server.mjs'
import { resolverOf } from './resolver.mjs'
import { socksServer } from './socks-server.mjs'

/**
 * The one way out of this machine's product: every connection of its browsers (SOCKS5) and of its Workers (HTTP) is made here, to an address that was judged here. Each
 * has two entrances: `public` leads to the public network alone, `private` to this machine and its network, too. Listens on this machine only.
 * @param {{ ownHosts: () => string[], steeredAt?: () => Promise<number[]>, dns?: string, resolve?: (host: string) => Promise<{ address: string, family: number }[]>, connect?: typeof import('node:net').connect }} options
 *   `ownHosts` are the hosts of this service as `name:port`; `steeredAt` tells the ports of this machine by which this service steers others (its browsers), which no one is led to; `dns` is asked for names instead of what the machine asks
 */
export async function openEgress({
  ownHosts,
  steeredAt = async () => [],
  dns,
  resolve = resolverOf(dns),
  connect,
}) {
  const own = () => ownHosts().map(hostAndPort)
  const servers = []
  const closed = async () => [...servers.map((server) => server.address()?.port), ...(await steeredAt())]
  const dial = (allowPrivate) =>
    dialing({ policy: () => ({ allowPrivate, own: own() }), closed, resolve, connect })
  const opened = async (server) => {
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `127.0.0.1:${server.address().port}`
  }
  const [outside, anywhere] = [dial(false), dial(true)]
  return {
    browsers: { public: await opened(socksServer(outside)), private: await opened(socksServer(anywhere)) },
    workers: { public: await opened(httpServer(outside)), private: await opened(httpServer(anywhere)) },
    close() {
      for (const server of servers) server.close()
    },
  }
}

const hostAndPort = (host) => {
  const { hostname, port } = new URL(`http://${host}`)
  return { host: hostname, port }
}
