import { connect } from 'node:net'

/**
 * Sends the very bytes of a request to a port of this machine, as no well-behaved client would, and returns what came until the answer is whole, the connection ends
 * or seconds were silent: the runtime keeps a connection that it was asked to close.
 */
export function rawHttp(port: number, lines: string[], body = ''): Promise<string> {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const isSaid = lines.some((line) => /^connection:/i.test(line))
  const head = [...lines, ...length, ...(isSaid ? [] : ['Connection: close'])]
  const socket = connect(port, '127.0.0.1', () => socket.write([...head, '', body].join('\r\n')))
  let heard = ''
  return new Promise((resolve) => {
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      heard += chunk
      if (isWhole(heard)) return socket.destroy()
      // Who is asked to close ends by itself, however busy the machine is.
      socket.setTimeout(isSaid ? 1000 : 5000)
    })
    // Some ports speak no HTTP and never say anything.
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

/** Whether all of the answer's body has come, by its length or by its last chunk. */
function isWhole(heard: string): boolean {
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = heard.slice(0, end)
  const body = heard.length - end - 4
  if (/^transfer-encoding: chunked$/im.test(head)) return heard.endsWith('\r\n0\r\n\r\n')
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  return length !== undefined && body >= Number(length)
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

/** The JSON of an answer that came whole or in chunks. */
export function jsonOf(answer: string): Record<string, unknown> {
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  return JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as Record<string, unknown>
}
