import { DurableObject } from 'cloudflare:workers'
import { openDatabase } from '../../shared/db/database.ts'
import { standingAt } from '../../shared/db/watchers.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { SharedEnv } from '../../shared/services/env.ts'
import { createServices } from '../../shared/services/services.ts'
import type { Follower, Hint } from '../followers/announcer.ts'
import { Client } from './client.ts'
import { Clients } from './clients.ts'
import { Doorkeeper } from './doorkeeper.ts'
import { parseMessage, topicOf } from './messages.ts'
import { Pump } from './pump.ts'
import { closeCodes, readFrame, signInEnded, watcherHeader } from './rules.ts'
import type { Admit, Followed, Page } from './sources/source.ts'
import { Sources } from './sources/sources.ts'
import { type SubscribeDeps, subscribe } from './subscribe.ts'

/** Holds sockets, which outlive its sleep, and brings each level with what it follows. */
export class EventGateway extends DurableObject<SharedEnv> implements Follower {
  readonly #clients = new Clients()
  readonly #doorkeeper = new Doorkeeper(
    (watcher, place) => standingAt(openDatabase(this.env.DB), watcher, place, Date.now()),
    Date.now,
  )
  readonly #sources = new Sources(() => createServices(this.env), Date.now)
  readonly #pump = new Pump(this.#clients, (topic, afterSeq) => this.pull(topic, afterSeq), {
    doorkeeper: this.#doorkeeper,
    pace: { everyMs: (topic) => this.#sources.everyMs(topic), now: Date.now },
  })

  constructor(ctx: DurableObjectState, env: SharedEnv) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('{"action":"ping"}', '{"type":"pong"}'))
    for (const socket of ctx.getWebSockets()) this.#add(socket)
  }

  /** Accepts a WebSocket upgrade. Who opens it was found out by `api`, which alone can reach this object. */
  override fetch(request: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const watcher = request.headers.get(watcherHeader)
    this.#add(server, watcher === null ? null : (JSON.parse(watcher) as Watcher)).save()
    // A browser that offers protocols hangs up unless one of them is chosen.
    const offered = request.headers
      .get('sec-websocket-protocol')
      ?.split(',')
      .map((name) => name.trim())
    const headers = offered?.includes('bearer') ? { 'Sec-WebSocket-Protocol': 'bearer' } : undefined
    return new Response(null, { status: 101, webSocket: client, headers })
  }

  /** There is something new. Answers how many sockets here follow it, so that it can forget a gateway without any. */
  hint({ lastSeq, erased = false, handedOver = false, ...of }: Hint): number {
    const topic = topicOf(of)
    const isOthers = erased || handedOver
    if (isOthers) this.#sources.forget(topic)
    const range = this.#clients.range(topic)
    if (range && (isOthers || range.front < lastSeq)) void this.#pump.wake(topic)
    else if (range && range.lowest < lastSeq) void this.#pump.catchUp(topic, range.lowest)
    return this.#clients.interested(topic)
  }

  /** A right of a person or an access key may have ended: what their sockets may see is asked again, at once. */
  async lookAgain(whose: Pick<Watcher, 'kind' | 'id'>): Promise<void> {
    const theirs = this.#clients.openedBy(whose)
    for (const client of theirs) this.#doorkeeper.forget(client)
    await Promise.all(theirs.map((client) => this.#lookAgainAt(client)))
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    const client = this.#clients.of(socket)
    if (!client?.open) return
    const read = readFrame(frame)
    const closing = 'code' in read ? read : client.hear(Date.now())
    if (closing) this.#clients.drop(client, closing)
    else if ('text' in read) await this.#answer(client, read.text)
  }

  override webSocketClose(socket: WebSocket): void {
    this.#forget(socket)
    // Without an answer the client would wait for one.
    socket.close(closeCodes.normal, 'Goodbye')
  }

  override webSocketError(socket: WebSocket): void {
    this.#forget(socket)
  }

  async #answer(client: Client, text: string): Promise<void> {
    const parsed = parseMessage(text)
    if (!parsed.ok) return client.sendMessage(parsed.error)
    const { message } = parsed
    if (message.action === 'ping') return client.sendMessage({ type: 'pong' })
    if (message.action === 'unsubscribe') return this.#clients.unfollow(client, topicOf(message.of))
    const follow: SubscribeDeps['follow'] = (topic, admit) => this.follow(topic, admit)
    const deps = { clients: this.#clients, pump: this.#pump, doorkeeper: this.#doorkeeper, follow }
    await subscribe(deps, client, message)
  }

  async #lookAgainAt(client: Client): Promise<void> {
    // In no organization anybody is a stranger, but who signed out is nobody.
    const standing = await this.#doorkeeper.standing(client, '')
    if (standing === 'signed-out') return this.#clients.drop(client, signInEnded)
    await Promise.all([...client.cursors.keys()].map((topic) => this.#pump.wake(topic)))
  }

  #add(socket: WebSocket, watcher: Watcher | null = null): Client {
    const view = {
      sockets: () => this.#clients.count,
      lastPingAt: () => this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0,
    }
    const client = new Client(socket, view, watcher)
    this.#clients.add(client)
    return client
  }

  #forget(socket: WebSocket): void {
    const client = this.#clients.of(socket)
    if (client) this.#clients.remove(client)
  }

  protected async follow(topic: string, admit: Admit): Promise<Followed | 'signed-out' | null> {
    return this.#sources.follow(topic, this.ctx.id.toString(), admit)
  }

  protected async pull(topic: string, afterSeq: number): Promise<Page | null> {
    return this.#sources.pull(topic, afterSeq)
  }
}
