import { connect } from 'node:net'

/** Sends the very bytes of a request to a port of this machine, as no well-behaved client would, and returns what came until the end or seconds of silence. */
export function rawHttp(port: number, lines: string[], body = ''): Promise<string> {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const isSaid = lines.some((line) => /^connection:/i.test(line))
  const head = [...lines, ...length, ...(isSaid ? [] : ['Connection: close'])]
  const socket = connect(port, '127.0.0.1', () => socket.write([...head, '', body].join('\r\n')))
  let heard = ''
  return new Promise((resolve) => {
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      heard += chunk
      // Who is asked to close ends by itself, however busy the machine is.
      socket.setTimeout(isSaid ? 1000 : 5000)
    })
    // Some ports speak no HTTP and never say anything.
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

/** The JSON of an answer that came whole or in chunks. */
export function jsonOf(answer: string): Record<string, unknown> {
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  return JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as Record<string, unknown>
}
