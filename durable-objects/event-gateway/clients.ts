import type { Client } from './client.ts'
import type { Closing } from './rules.ts'

/** The clients of a gateway, by socket and by execution. */
export class Clients {
  readonly #bySocket = new Map<WebSocket, Client>()
  readonly #byExecution = new Map<string, Set<Client>>()

  add(client: Client): void {
    this.#bySocket.set(client.socket, client)
    for (const executionId of client.cursors.keys()) this.#index(executionId, client)
  }

  of(socket: WebSocket): Client | undefined {
    return this.#bySocket.get(socket)
  }

  remove(client: Client): void {
    const executionIds = new Set([...client.cursors.keys(), ...client.waiting.keys()])
    this.#bySocket.delete(client.socket)
    client.cursors.clear()
    client.waiting.clear()
    for (const executionId of executionIds) this.#forgetIfUnused(executionId, client)
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
  await(client: Client, executionId: string): symbol {
    const mark = Symbol(executionId)
    const marks = client.waiting.get(executionId) ?? new Set()
    client.waiting.set(executionId, marks.add(mark))
    this.#index(executionId, client)
    return mark
  }

  /** The wait is over. False when the subscription was taken back meanwhile. */
  arrived(client: Client, executionId: string, mark: symbol): boolean {
    const marks = client.waiting.get(executionId)
    const wanted = marks?.delete(mark) ?? false
    if (marks?.size === 0) client.waiting.delete(executionId)
    this.#forgetIfUnused(executionId, client)
    return wanted
  }

  /** Begins a subscription, or moves it: everything up to `cursor` counts as sent. */
  follow(client: Client, executionId: string, cursor: number): void {
    client.cursors.set(executionId, cursor)
    this.#index(executionId, client)
    client.save()
  }

  advance(client: Client, executionId: string, cursor: number): void {
    client.cursors.set(executionId, cursor)
    client.save()
  }

  /** Ends a subscription of which everything has been sent. One that is just being renewed stays of interest. */
  complete(client: Client, executionId: string): void {
    client.cursors.delete(executionId)
    this.#forgetIfUnused(executionId, client)
    client.save()
  }

  /** Ends a subscription, also one that is not confirmed yet. */
  unfollow(client: Client, executionId: string): void {
    client.waiting.delete(executionId)
    this.complete(client, executionId)
  }

  /** Clients that follow an execution or wait to. */
  interested(executionId: string): number {
    return this.#byExecution.get(executionId)?.size ?? 0
  }

  /** Clients that follow an execution, with the number of the last event sent to each. */
  following(executionId: string): { client: Client; cursor: number }[] {
    const clients = this.#byExecution.get(executionId) ?? []
    return [...clients].flatMap((client) => {
      const cursor = client.cursors.get(executionId)
      return cursor === undefined ? [] : [{ client, cursor }]
    })
  }

  /** The last event that the client furthest behind was sent; null when nobody follows. */
  lowestCursor(executionId: string): number | null {
    const cursors = this.following(executionId).map(({ cursor }) => cursor)
    return cursors.length === 0 ? null : cursors.reduce((a, b) => Math.min(a, b))
  }

  #index(executionId: string, client: Client): void {
    const clients = this.#byExecution.get(executionId)
    if (clients) clients.add(client)
    else this.#byExecution.set(executionId, new Set([client]))
  }

  #forgetIfUnused(executionId: string, client: Client): void {
    if (client.cursors.has(executionId) || client.waiting.has(executionId)) return
    const clients = this.#byExecution.get(executionId)
    clients?.delete(client)
    if (clients?.size === 0) this.#byExecution.delete(executionId)
  }
}
