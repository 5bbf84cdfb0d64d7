import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Vendor, newVendor } from './vendor.ts'

/** A vendor of drives on a port of this machine: a free one unless it is given. */
export async function serveVendor(port = 0): Promise<Vendor & { origin: string; stop: () => void }> {
  const vendor = newVendor()
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      const headers = new Headers(request.headers as Record<string, string>)
      const method = request.method ?? 'GET'
      const init = { method, headers, ...(method === 'POST' && { body: new Uint8Array(body) }) }
      // Whoever comes by another port knows the vendor by that.
      const own = `http://${request.headers.host}`
      const answered = await vendor.answer(new Request(new URL(request.url ?? '/', own), init))
      response.writeHead(answered.status, Object.fromEntries(answered.headers))
      response.end(Buffer.from(await answered.arrayBuffer()))
    }
    answer().catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...vendor,
    origin,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
