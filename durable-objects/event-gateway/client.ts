import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { ServerMessage } from './messages.ts'
import {
  type Allowance,
  type Closing,
  type SocketState,
  closeCodes,
  fullAllowance,
  isSlow,
  spend,
} from './rules.ts'

/** What a client has to know of its gateway. */
export interface GatewayView {
  /** How many sockets share the memory. */
  sockets: () => number
  /** When the runtime last answered a ping of this socket by itself; 0 when it never did. */
  lastPingAt: (socket: WebSocket) => number
}

/** One connected client: its socket, how far it has been sent each thing it follows, and how well it keeps up. */
export class Client {
  readonly socket: WebSocket
  /** For each followed topic the number of the last event sent. */
  readonly cursors: Map<string, number>
  /** Subscriptions that are not confirmed yet, one mark for each request. */
  readonly waiting = new Map<string, Set<symbol>>()
  /** Who opened the socket; null for a visitor. */
  readonly watcher: Watcher | null
  /** For each organization, when what it has was last found to be this watcher's to see. */
  admitted = new Map<string, number>()
  /** For each topic that is told at a pace, when the last was sent. */
  readonly sentAt = new Map<string, number>()
  readonly #gateway: GatewayView
  #sent: number
  #sentWhenHeard: number
  #heardAt: number
  #allowance: Allowance = fullAllowance(0)

  /** A socket that was open before tells itself who opened it. */
  constructor(socket: WebSocket, gateway: GatewayView, watcher: Watcher | null = null) {
    const state = socket.deserializeAttachment() as SocketState | null
    this.socket = socket
    this.watcher = state?.watcher ?? watcher
    this.#gateway = gateway
    this.#sent = state?.sent ?? 0
    this.#sentWhenHeard = state?.sentWhenHeard ?? 0
    this.#heardAt = state?.heardAt ?? 0
    this.cursors = new Map(state?.cursors)
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Notes a message of the client. Answers why the connection ends when there are too many. */
  hear(now: number): Closing | null {
    this.#allowance = spend(this.#allowance, now)
    this.#heard(now)
    return this.#allowance.left >= 0
      ? null
      : { code: closeCodes.policyViolation, reason: 'Too many messages' }
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  /** Sends one frame. False when it was not sent: the client is gone, or lags so far that it is dropped now. */
  send(text: string): boolean {
    if (!this.open) return false
    const pingedAt = this.#gateway.lastPingAt(this.socket)
    if (pingedAt > this.#heardAt) this.#heard(pingedAt)
    const unheard = this.#sent - this.#sentWhenHeard
    if (isSlow({ sent: this.#sent, unheard, sockets: this.#gateway.sockets() })) {
      this.close(closeCodes.tryAgainLater, 'Too much is waiting. Connect again and go on with afterSeq.')
      return false
    }
    this.#sent += text.length
    try {
      this.socket.send(text)
    } catch {
      // A connection that broke a moment ago is no reason to keep anything from the others.
      this.close(closeCodes.internal, 'The connection is broken. Connect again and go on with afterSeq.')
      return false
    }
    return true
  }

  /** How many topics it follows or is about to. */
  get followed(): number {
    return new Set([...this.cursors.keys(), ...this.waiting.keys()]).size
  }

  close(code: number, reason: string): void {
    if (this.open) this.socket.close(code, reason)
  }

  /** Keeps what must survive hibernation. */
  save(): void {
    const state: SocketState = {
      sent: this.#sent,
      sentWhenHeard: this.#sentWhenHeard,
      heardAt: this.#heardAt,
      watcher: this.watcher,
      cursors: [...this.cursors],
    }
    this.socket.serializeAttachment(state)
  }

  #heard(at: number): void {
    this.#heardAt = at
    this.#sentWhenHeard = this.#sent
  }
}
