import { isMigrated, migrate } from '../migrate.ts'
import { type Live, loadLive } from './live.ts'
import { steps } from './schema.ts'

/** What an index keeps: its tables, and what of them stands in memory for searches. */
export class Stored {
  readonly #storage: DurableObjectStorage
  #live: Live | undefined
  /** Looking at an index that never was must not create its tables. */
  exists: boolean

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.exists = isMigrated(storage.sql)
  }

  get sql(): SqlStorage {
    return this.#storage.sql
  }

  /** Brings tables up to date that are there. */
  open(): void {
    if (this.exists) migrate(this.#storage, steps)
  }

  begin(): void {
    migrate(this.#storage, steps)
    this.exists = true
  }

  async erase(): Promise<void> {
    this.exists = false
    this.#live = undefined
    await this.#storage.deleteAll()
  }

  /** What is searchable, in memory. */
  live(): Live | undefined {
    if (this.exists) this.#live ??= loadLive(this.sql)
    return this.#live
  }

  /** Looks at what is kept; where nothing is, there is `otherwise`. */
  look<T, F>(otherwise: F, at: (sql: SqlStorage) => T): T | F {
    return this.exists ? at(this.sql) : otherwise
  }

  /** Writes what no search sees, all or nothing; where nothing is kept, there is nothing to change. */
  keep<T, F>(otherwise: F, write: (sql: SqlStorage) => T): T | F {
    return this.exists ? this.#storage.transactionSync(() => write(this.sql)) : otherwise
  }

  /** Writes vectors, and has those in memory read anew where searches see some of it. */
  keepVectors<T, F>(otherwise: F, write: (sql: SqlStorage) => T, isSeen?: (written: T) => boolean): T | F {
    return this.#keepSeen(otherwise, write, { isSeen, forget: () => this.#live?.forgetVectors() })
  }

  /** Writes what is searchable, and has all that is in memory read anew where it has changed. */
  change<T, F>(otherwise: F, write: (sql: SqlStorage) => T, isSeen?: (written: T) => boolean): T | F {
    return this.#keepSeen(otherwise, write, { isSeen, forget: () => (this.#live = undefined) })
  }

  #keepSeen<T, F>(
    otherwise: F,
    write: (sql: SqlStorage) => T,
    { isSeen = () => true, forget }: { isSeen: ((written: T) => boolean) | undefined; forget: () => void },
  ): T | F {
    return this.keep(otherwise, (sql) => {
      const written = write(sql)
      if (isSeen(written)) forget()
      return written
    })
  }
}
