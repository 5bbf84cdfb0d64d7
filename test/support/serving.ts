import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A server of one file, on a port of this machine from the first `beforeAll` of the file to its end. */
export function serving(answer: RequestListener) {
  const server = createServer(answer)
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = () => (server.address() as AddressInfo).port
  return {
    server,
    port,
    origin: () => `http://127.0.0.1:${port()}`,
    url: () => `http://127.0.0.1:${port()}/`,
  }
}
