import { DurableObject } from 'cloudflare:workers'
import { openDatabase } from '../../shared/db/database.ts'
import { standingOf } from '../../shared/db/watchers.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import { executionAt } from '../../shared/kernel/capabilities.ts'
import type { SharedEnv } from '../../shared/services/env.ts'
import { createServices } from '../../shared/services/services.ts'
import { type Remote, objects } from '../../shared/services/remote.ts'
import type { Follower, Hint } from '../execution/announcer.ts'
import type { Execution } from '../execution/execution.ts'
import { Client } from './client.ts'
import { Clients } from './clients.ts'
import { Doorkeeper } from './doorkeeper.ts'
import { parseMessage } from './messages.ts'
import { type Page, Pump } from './pump.ts'
import { closeCodes, readFrame, watcherHeader } from './rules.ts'
import { type Followed, subscribe } from './subscribe.ts'

/** How many events are read at a time; an execution also ends a page at about 1 MB. */
const pageLimit = 500

/** Holds sockets, which outlive its sleep, and brings each level with the executions it follows. */
export class EventGateway extends DurableObject<SharedEnv> implements Follower {
  readonly #clients = new Clients()
  readonly #doorkeeper = new Doorkeeper(
    (watcher, organizationId) => standingOf(openDatabase(this.env.DB), watcher, organizationId, Date.now()),
    Date.now,
  )
  readonly #pump = new Pump(
    this.#clients,
    (executionId, afterSeq) => this.pull(executionId, afterSeq),
    this.#doorkeeper,
  )

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

  /** An execution has something new. Answers how many sockets here follow it, so that it can forget a gateway without any. */
  hint({ executionId, lastSeq, erased = false }: Hint): number {
    const lowest = this.#clients.lowestCursor(executionId)
    if (lowest !== null && (erased || lowest < lastSeq)) void this.#pump.wake(executionId)
    return this.#clients.interested(executionId)
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
    if (message.action === 'unsubscribe') return this.#clients.unfollow(client, message.executionId)
    const follow = (executionId: string) => this.follow(executionId)
    const deps = { clients: this.#clients, pump: this.#pump, doorkeeper: this.#doorkeeper, follow }
    await subscribe(deps, client, message)
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

  protected async follow(executionId: string): Promise<Followed> {
    const execution = executionAt(createServices(this.env), executionId)
    return execution ? execution.follow({ gateway: this.ctx.id.toString() }) : null
  }

  protected async pull(executionId: string, afterSeq: number): Promise<Page | null> {
    return this.#execution(executionId).eventsAfter({ afterSeq, limit: pageLimit })
  }

  #execution(executionId: string): Remote<Execution> {
    return objects<Execution>(this.env.EXECUTION).getByName(executionId)
  }
}
