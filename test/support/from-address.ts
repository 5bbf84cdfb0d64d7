import { type IncomingHttpHeaders, request } from 'node:http'

/** Who asks: the address that the connection comes from (of 127.0.0.0/8), and what headers say besides. */
export interface Caller {
  socket: string
  headers: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A request as it comes from somewhere: `fetch` chooses the address of its connections itself. */
export const askFrom = (
  { socket, headers }: Caller,
  { url, method = 'POST', body }: { url: string; method?: string; body?: string | Buffer },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname, search } = new URL(url)
    const onward = request(
      {
        localAddress: socket,
        family: 4,
        hostname,
        port,
        path: pathname + search,
        method,
        headers,
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    onward.on('error', reject)
    onward.end(body)
  })
