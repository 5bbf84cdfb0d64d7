import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Served {
  url: string
  port: number
  close(): Promise<void>
}

/** Lets a server listen on a loopback port: a free one, unless told. */
export async function listening(server: Server, asked = 0): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(asked, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
