/** As much of a WebSocket as is used here. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent) => unknown) | null
  onclose: ((event: CloseEvent) => unknown) | null
  send: (text: string) => void
  close: () => void
}

interface LastingSocketOptions {
  open: () => Socket
  onOpen: () => void
  onMessage: (message: unknown) => void
  /** The connection broke, with that code, so many times in a row; it is made again. */
  onLost: (how: { code: number | undefined; attempts: number }) => void
}

const pingMs = 25_000
const answerMs = 10_000
/** The close code of the service for a session that has ended. */
export const signInEnded = 3000
const untilSignInMs = 15_000

/** How long to wait before the connection is tried again, after so many attempts in a row that failed. */
export const delayMs = (attempts: number): number => Math.min(500 * 2 ** attempts, 15_000)

/** A socket that is made again, with growing delay, until it is closed; one that has died without a word is found out. */
export function lastingSocket({ open, onOpen, onMessage, onLost }: LastingSocketOptions) {
  let socket: Socket | null = null
  let attempts = 0
  let isOpen = false
  let again: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function connect() {
    clearTimeout(again)
    const mine = (socket = open())
    const ifMine = (act: () => void) => socket === mine && act()
    isOpen = false
    mine.onopen = () => ifMine(() => ((isOpen = true), expectMore(), onOpen()))
    mine.onmessage = ({ data }) => ifMine(() => (expectMore(), onMessage(JSON.parse(String(data)))))
    mine.onclose = ({ code }) => ifMine(() => lose(code))
    silence = setTimeout(lose, answerMs)
  }

  function expectMore() {
    clearTimeout(silence)
    silence = setTimeout(() => {
      send({ action: 'ping' })
      silence = setTimeout(lose, answerMs)
    }, pingMs)
  }

  const send = (message: object) => socket?.send(JSON.stringify(message))

  function drop() {
    const old = socket
    socket = null
    clearTimeout(silence)
    // The browser complains in the console of what is closed before it is open.
    if (old && !isOpen) old.onopen = () => old.close()
    else old?.close()
  }

  function lose(code?: number) {
    drop()
    again = setTimeout(connect, code === signInEnded ? untilSignInMs : delayMs(attempts++))
    onLost({ code, attempts })
  }

  const hurry = () => socket === null && connect()
  addEventListener('online', hurry)
  connect()
  return {
    send,
    /** It works: the next failure is the first one again. */
    works: () => (attempts = 0),
    lose: () => lose(),
    close: () => {
      clearTimeout(again)
      removeEventListener('online', hurry)
      drop()
    },
  }
}
