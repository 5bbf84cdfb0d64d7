/** A message as it came, reduced to what the benchmark counts. */
export interface Message {
  type: string
  executionId?: string
  seq?: number
}

/** Opens a socket and hands over every message. Rejects when it cannot be opened. */
export function open(url: URL, hear: (message: Message) => void): Promise<WebSocket> {
  const address = new URL('/ws', url)
  address.protocol = 'ws:'
  const socket = new WebSocket(address)
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Message))
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`No socket at ${address}`)))
  })
}
