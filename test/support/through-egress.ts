import { request } from 'node:http'
import { connect } from 'node:net'

/** What a client of the SOCKS entrance hears: all bytes until the end, of the server's answer to `said` where there is a connection. */
export function throughSocks(entrance: string, host: string, port: number, said: string): Promise<string> {
  const [address = '', ownPort = '0'] = entrance.split(':')
  const heard: Buffer[] = []
  const socket = connect(Number(ownPort), address)
  socket.write(Buffer.from([5, 1, 0]))
  const name = Buffer.from(host)
  socket.write(
    Buffer.concat([Buffer.from([5, 1, 0, 3, name.length]), name, Buffer.from([port >> 8, port & 255])]),
  )
  socket.write(said)
  socket.on('data', (chunk) => heard.push(chunk))
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')))
  })
}

/** What a Worker's runtime hears at the HTTP entrance; `null` where the connection is lost without an answer. */
export function throughHttp(
  entrance: string,
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string } | null> {
  const [host = '', port = '0'] = entrance.split(':')
  return new Promise((resolve) => {
    const sent = request({ host, port, method, path: url, headers: { Host: new URL(url).host, ...headers } })
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
}
