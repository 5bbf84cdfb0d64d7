/** A message as it came over the socket. */
export type Received = { type: string; executionId?: string; seq?: number; [field: string]: unknown }

/** What both the client of Node and the one of Workers have. */
export interface AnySocket {
  send: (text: string) => void
  close: (code?: number, reason?: string) => void
  addEventListener: (type: 'message' | 'close', listener: (event: never) => void) => void
}

export interface Watched {
  received: Received[]
  send: (message: unknown) => void
  /** Sends a frame as it is. */
  sendRaw: (frame: string) => void
  /** Resolves when `done` holds for what was received; rejects with what was received when it takes too long. */
  until: (done: (received: Received[]) => boolean, timeoutMs?: number) => Promise<Received[]>
  /** Resolves with the first message of a type. */
  first: (type: string) => Promise<Received>
  /** The numbers of the events of one execution, in the order they came. */
  seqs: (executionId: string) => number[]
  closed: Promise<{ code: number; reason: string }>
  close: () => void
}

export function watch(socket: AnySocket): Watched {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    received.push(JSON.parse(String(data)) as Received)
    for (const check of waiting) check()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }: { code: number; reason: string }) =>
      resolve({ code, reason }),
    )
  })
  const until: Watched['until'] = (done, timeoutMs = 120_000) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check)
        const seen = JSON.stringify(received.slice(-5))
        reject(new Error(`Not seen within ${timeoutMs} ms; ${received.length} messages, the last: ${seen}`))
      }, timeoutMs)
      const check = () => {
        if (!done(received)) return
        waiting.delete(check)
        clearTimeout(timer)
        resolve(received)
      }
      waiting.add(check)
      check()
    })
  return {
    received,
    until,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (frame) => socket.send(frame),
    async first(type) {
      const all = await until((messages) => messages.some((message) => message.type === type))
      return all.find((message) => message.type === type)!
    },
    seqs: (executionId) =>
      received.flatMap((message) =>
        message.executionId === executionId && message.seq !== undefined ? [message.seq] : [],
      ),
    close: () => socket.close(1000, 'done'),
  }
}
