import { STATUS_CODES, request as ask } from 'node:http'

/** The one protocol that anybody speaks here, asked for in the one way that there is. */
export const wantsSocket = ({ method, headers }) =>
  method === 'GET' && headers.upgrade.toLowerCase() === 'websocket'

/** A request that asks for another protocol is one like all others (RFC 9110, 7.8): it is read again, body and all, without that wish. */
export function readWithoutUpgrade(server, { method, url, httpVersion, rawHeaders }, socket, head) {
  const kept = rawHeaders.filter((_, at) => rawHeaders[at - (at % 2)].toLowerCase() !== 'upgrade')
  socket.unshift(
    Buffer.concat([Buffer.from(linesOf(`${method} ${url} HTTP/${httpVersion}`, kept), 'latin1'), head]),
  )
  server.emit('connection', socket)
}

/** Hands a request that asks for another protocol on, and joins both connections when the server agrees. */
export function passUpgrade(request, socket, head, { refusal, behind }) {
  socket.on('error', () => socket.destroy())
  if (refusal) {
    const { status, error, message } = refusal
    return answer(
      socket,
      { status, headers: ['Content-Type', 'application/json'] },
      JSON.stringify({ error, message }),
    )
  }
  const wanted = request.headers.upgrade
  const onward = ask({ ...behind, headers: [...behind.headers, 'Connection', 'Upgrade', 'Upgrade', wanted] })
  onward.on('upgrade', (agreed, other, rest) => {
    const headers = agreed.rawHeaders
    socket.write(headOf(101, headers))
    join(socket, other, { head, rest })
  })
  onward.on('response', (refused) => {
    const chunks = []
    refused.on('data', (chunk) => chunks.push(chunk))
    refused.on('end', () =>
      answer(
        socket,
        { status: refused.statusCode, headers: plain(refused.rawHeaders) },
        Buffer.concat(chunks),
      ),
    )
  })
  onward.on('error', () => answer(socket, { status: 502, headers: [] }, ''))
  socket.on('close', () => onward.destroy())
  onward.end()
}

function join(one, other, { head, rest }) {
  other.on('error', () => one.destroy())
  other.on('close', () => one.destroy())
  one.on('close', () => other.destroy())
  other.write(head)
  one.write(rest)
  one.pipe(other)
  other.pipe(one)
}

/** Without what says how the body came: it goes on whole. */
const plain = (raw) =>
  raw.filter(
    (_, at) => !/^(?:connection|keep-alive|transfer-encoding|content-length)$/i.test(raw[at - (at % 2)]),
  )

function answer(socket, { status, headers }, body) {
  const length = String(Buffer.byteLength(body))
  socket.end(
    Buffer.concat([
      Buffer.from(headOf(status, [...headers, 'Content-Length', length, 'Connection', 'close']), 'latin1'),
      Buffer.from(body),
    ]),
  )
}

const headOf = (status, headers) => linesOf(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, headers)

const linesOf = (first, headers) =>
  [
    first,
    ...Array.from({ length: headers.length / 2 }, (_, at) => `${headers[2 * at]}: ${headers[2 * at + 1]}`),
    '',
    '',
  ].join('\r\n')
