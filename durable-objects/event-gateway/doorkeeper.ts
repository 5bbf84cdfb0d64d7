import type { Standing } from '../../shared/db/watchers.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import type { Client } from './client.ts'
import { admittedMs } from './rules.ts'

/** Asks what a watcher is to an organization. */
export type Ask = (watcher: Watcher, organizationId: string) => Promise<Standing>

/** Knows who may see the executions of an organization. That somebody may is held true for a minute, so that a member who was removed does not watch on. */
export class Doorkeeper {
  readonly #ask: Ask
  readonly #now: () => number

  constructor(ask: Ask, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  async standing({ watcher, admitted }: Client, organizationId: string): Promise<Standing> {
    if (!watcher) return 'stranger'
    if ((admitted.get(organizationId) ?? -Infinity) > this.#now() - admittedMs) return 'member'
    const standing = await this.#ask(watcher, organizationId)
    if (standing === 'member') admitted.set(organizationId, this.#now())
    else admitted.delete(organizationId)
    return standing
  }
}
