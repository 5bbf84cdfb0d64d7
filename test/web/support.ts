import type { Socket } from '../../web/client/follow/lasting-socket.ts'

/** A socket of which a test says what happens to it. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly sent: unknown[] = []
  isClosed = false

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.isClosed = true
  }

  opens() {
    this.onopen?.({} as Event)
  }

  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }

  breaks(code = 1006) {
    this.onclose?.({ code } as CloseEvent)
  }
}

/** A storage of a browser over what a test can look into. */
export const storageOf = (kept = new Map<string, string>(), own: Partial<Storage> = {}): Storage => ({
  length: 0,
  clear: () => kept.clear(),
  key: () => null,
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
  ...own,
})
