import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { Client } from './client.ts'
import type { Closing } from './rules.ts'

/** The clients of a gateway, by socket and by what they follow. */
export class Clients {
  readonly #bySocket = new Map<WebSocket, Client>()
  readonly #byTopic = new Map<string, Set<Client>>()

  add(client: Client): void {
    this.#bySocket.set(client.socket, client)
    for (const topic of client.cursors.keys()) this.#index(topic, client)
  }

  of(socket: WebSocket): Client | undefined {
    return this.#bySocket.get(socket)
  }

  /** Those that a person or an access key has opened. */
  openedBy({ kind, id }: Pick<Watcher, 'kind' | 'id'>): Client[] {
    return [...this.#bySocket.values()].filter(
      ({ watcher }) => watcher !== null && watcher.kind === kind && watcher.id === id,
    )
  }

  remove(client: Client): void {
    const topics = new Set([...client.cursors.keys(), ...client.waiting.keys()])
    this.#bySocket.delete(client.socket)
    client.cursors.clear()
    client.waiting.clear()
    for (const topic of topics) this.#forgetIfUnused(topic, client)
  }

  /** Ends a client's connection. */
  drop(client: Client, { code, reason }: Closing): void {
    this.remove(client)
    client.close(code, reason)
  }

  get count(): number {
    return this.#bySocket.size
  }

  /** Notes a subscription that is not confirmed yet, so that a hint that comes meanwhile finds someone here. */
  await(client: Client, topic: string): symbol {
    const mark = Symbol(topic)
    const marks = client.waiting.get(topic) ?? new Set()
    client.waiting.set(topic, marks.add(mark))
    this.#index(topic, client)
    return mark
  }

  /** The wait is over. False when the subscription was taken back meanwhile. */
  arrived(client: Client, topic: string, mark: symbol): boolean {
    const marks = client.waiting.get(topic)
    const wanted = marks?.delete(mark) ?? false
    if (marks?.size === 0) client.waiting.delete(topic)
    this.#forgetIfUnused(topic, client)
    return wanted
  }

  /** Begins a subscription, or moves it: everything up to `cursor` counts as sent. */
  follow(client: Client, topic: string, cursor: number): void {
    client.cursors.set(topic, cursor)
    this.#index(topic, client)
    client.save()
  }

  advance(client: Client, topic: string, cursor: number): void {
    client.cursors.set(topic, cursor)
    client.save()
  }

  /** Ends a subscription of which everything has been sent. One that is just being renewed stays of interest. */
  complete(client: Client, topic: string): void {
    client.cursors.delete(topic)
    this.#forgetIfUnused(topic, client)
    client.save()
  }

  /** Ends a subscription, also one that is not confirmed yet. */
  unfollow(client: Client, topic: string): void {
    client.waiting.delete(topic)
    this.complete(client, topic)
  }

  /** Clients that follow something or wait to. */
  interested(topic: string): number {
    return this.#byTopic.get(topic)?.size ?? 0
  }

  /** Clients that follow something, with the number of the last event sent to each. */
  following(topic: string): { client: Client; cursor: number }[] {
    const clients = this.#byTopic.get(topic) ?? []
    return [...clients].flatMap((client) => {
      const cursor = client.cursors.get(topic)
      return cursor === undefined ? [] : [{ client, cursor }]
    })
  }

  /** The numbers of the last events sent to the clients furthest behind and furthest ahead; null when nobody follows. */
  range(topic: string): { lowest: number; front: number } | null {
    const cursors = this.following(topic).map(({ cursor }) => cursor)
    if (cursors.length === 0) return null
    const lowest = cursors.reduce((a, b) => Math.min(a, b))
    return { lowest, front: cursors.reduce((a, b) => Math.max(a, b)) }
  }

  #index(topic: string, client: Client): void {
    const clients = this.#byTopic.get(topic)
    if (clients) clients.add(client)
    else this.#byTopic.set(topic, new Set([client]))
  }

  #forgetIfUnused(topic: string, client: Client): void {
    if (client.cursors.has(topic) || client.waiting.has(topic)) return
    const clients = this.#byTopic.get(topic)
    clients?.delete(client)
    if (clients?.size === 0) this.#byTopic.delete(topic)
  }
}
