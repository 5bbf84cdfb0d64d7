import { once } from 'node:events'
import { type Socket, connect } from 'node:net'

interface Sent {
  lines: readonly string[]
  bytes: number
  isChunked?: boolean
}

/**
 * A client that sends all of a request before it looks at the answer, as many libraries do. Fails where the connection is closed under it while it sends, or
 * before the whole answer has come.
 */
export class WholeSender {
  readonly #socket: Socket
  #heard = ''

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setEncoding('latin1').pause()
    // Whoever sends or reads is told of it.
    this.#socket.on('error', () => undefined)
  }

  /** Status of the answer, and its body. */
  async send({ lines, bytes, isChunked = false }: Sent): Promise<{ status: number; body: string }> {
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
    await this.#write([...lines, length, '', ''].join('\r\n'))
    const piece = Buffer.alloc(65_536, 'x')
    for (let at = 0; at < bytes; at += piece.length) {
      const some = piece.subarray(0, bytes - at)
      if (isChunked) await this.#write(`${some.length.toString(16)}\r\n`)
      await this.#write(some)
      if (isChunked) await this.#write('\r\n')
    }
    if (isChunked) await this.#write('0\r\n\r\n')
    return this.#answer()
  }

  /** Resolves when the other side has closed the connection, as it should. */
  async closed(): Promise<void> {
    this.#socket.resume()
    if (!this.#socket.closed) await once(this.#socket, 'close')
    if (this.#socket.errored) throw this.#socket.errored
  }

  leave(): void {
    this.#socket.destroy()
  }

  async #write(data: string | Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      this.#socket.write(data, (error) => (error ? reject(error) : resolve())),
    )
  }

  async #answer(): Promise<{ status: number; body: string }> {
    const whole = /^HTTP\/1\.1 (\d+)[^]*?\r\n\r\n/
    for await (const chunk of this.#socket.iterator({ destroyOnReturn: false })) {
      this.#heard += chunk as string
      const [head, status] = whole.exec(this.#heard) ?? []
      const rest = this.#heard.slice(head?.length)
      const length = /^content-length: (\d+)$/im.exec(head ?? '')?.[1]
      const isWhole = length === undefined ? rest.endsWith('0\r\n\r\n') : rest.length >= Number(length)
      if (head === undefined || !isWhole) continue
      this.#heard = ''
      return { status: Number(status), body: rest }
    }
    throw new Error(`The answer is not whole: ${this.#heard}`)
  }
}
