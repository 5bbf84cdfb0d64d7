import type { Standing } from '../../shared/db/watchers.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { Client } from './client.ts'
import { admittedMs } from './rules.ts'

/** Asks what a watcher is to an organization. */
export type Ask = (watcher: Watcher, place: string) => Promise<Standing>

/** Knows who may see what an organization has. That somebody may is held true until it is told that a right of theirs has ended, and for a minute at most: should nobody tell it, a member who was removed still does not watch on. */
export class Doorkeeper {
  readonly #ask: Ask
  readonly #now: () => number

  constructor(ask: Ask, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  /** A right of a client may have ended: nothing that was found out, or is being asked, holds any more. */
  forget(client: Client): void {
    client.admitted = new Map()
  }

  async standing(client: Client, place: string): Promise<Standing> {
    const { watcher, admitted } = client
    if (!watcher) return 'stranger'
    if ((admitted.get(place) ?? -Infinity) > this.#now() - admittedMs) return 'member'
    const standing = await this.#ask(watcher, place)
    if (admitted !== client.admitted) return this.standing(client, place)
    if (standing === 'member') admitted.set(place, this.#now())
    else admitted.delete(place)
    return standing
  }
}
