import type { Standing } from '../../shared/db/watchers.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { Client } from './client.ts'
import { admittedMs } from './rules.ts'

/** Asks what a watcher is to an organization. */
export type Ask = (watcher: Watcher, place: string) => Promise<Standing>

/** Knows who may see what an organization has. That somebody may is held true for a minute, so that a member who was removed does not watch on. */
export class Doorkeeper {
  readonly #ask: Ask
  readonly #now: () => number

  constructor(ask: Ask, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  async standing({ watcher, admitted }: Client, place: string): Promise<Standing> {
    if (!watcher) return 'stranger'
    if ((admitted.get(place) ?? -Infinity) > this.#now() - admittedMs) return 'member'
    const standing = await this.#ask(watcher, place)
    if (standing === 'member') admitted.set(place, this.#now())
    else admitted.delete(place)
    return standing
  }
}
