import type { Services } from '../../../shared/services/services.ts'
import { followableOf } from '../messages.ts'
import { executionSource } from './executions.ts'
import type { Admit, Followed, Page, Source } from './source.ts'
import { websiteSource } from './websites.ts'

/** All that can be followed, by topic. */
export class Sources {
  readonly #services: () => Services
  readonly #now: () => number
  #made: { executions: Source; websites: Source } | null = null

  constructor(services: () => Services, now: () => number) {
    this.#services = services
    this.#now = now
  }

  follow(topic: string, gateway: string, admit: Admit): Promise<Followed | 'signed-out' | null> {
    const { source, id } = this.#of(topic)
    return source.follow(id, gateway, admit)
  }

  pull(topic: string, afterSeq: number): Promise<Page | null> {
    const { source, id } = this.#of(topic)
    return source.pull(id, afterSeq)
  }

  /** That something was erased, or belongs to others. */
  forget(topic: string): void {
    const { source, id } = this.#of(topic)
    source.forget?.(id)
  }

  everyMs(topic: string): number {
    return this.#of(topic).source.everyMs
  }

  #of(topic: string): { source: Source; id: string } {
    const services = this.#services()
    this.#made ??= { executions: executionSource(services), websites: websiteSource(services, this.#now) }
    const of = followableOf(topic)
    return 'websiteId' in of
      ? { source: this.#made.websites, id: of.websiteId }
      : { source: this.#made.executions, id: of.executionId }
  }
}
