import { createSocket, type Socket } from 'node:dgram'
import { createServer, type AddressInfo } from 'node:net'

/** What stands in for the network behind the product: one port of this machine that nothing may come to. */
export interface Canary {
  port: number
  /** One line for everything that came, by TCP or UDP: the first line of what was sent, or that somebody connected. */
  heard: () => string[]
  close: () => Promise<void>
}

/**
 * Listens on the same port of both loopback addresses, by TCP and UDP, and answers every request over HTTP with a page that says `secret`, so that whoever
 * gets past a guard also has something to show.
 */
export async function startCanary(secret = 'The canary sings'): Promise<Canary> {
  const heard: string[] = []
  const server = createServer((socket) => {
    const at = heard.push('TCP: a connection') - 1
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      heard[at] = `TCP: ${firstLine(bytes)}`
      const body = `<!doctype html><title>Inside</title><h1>${secret}</h1>`
      socket.end(
        `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  const { port } = server.address() as AddressInfo
  const datagrams = await Promise.all([
    listen('udp4', '127.0.0.1', port, heard),
    listen('udp6', '::1', port, heard),
  ])
  return {
    port,
    heard: () => [...heard],
    async close() {
      for (const socket of datagrams) socket?.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

// A machine without IPv6 has nobody who could come that way.
function listen(
  type: 'udp4' | 'udp6',
  address: string,
  port: number,
  heard: string[],
): Promise<Socket | undefined> {
  const socket = createSocket(type)
  socket.on('message', (bytes) => void heard.push(`UDP: ${bytes.length} bytes`))
  return new Promise((resolve) => {
    socket.once('error', () => resolve(undefined))
    socket.bind(port, address, () => resolve(socket))
  })
}

const firstLine = (bytes: Buffer) => new TextDecoder('latin1').decode(bytes).split('\r\n')[0]?.slice(0, 200)
