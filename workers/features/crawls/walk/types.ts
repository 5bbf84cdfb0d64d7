import type { Robots } from '../../../../shared/domain/crawling/robots.ts'
import type { Scope } from '../../../../shared/domain/crawling/scope.ts'
import type { WalkState } from '../../../../shared/db/tables/crawls.ts'
import type { Fetched } from '../../../../shared/services/page-fetcher.ts'
import type { FetchedDocument } from '../../documents/index.ts'
import type { AddressRow, CrawlRow } from '../store.ts'
import type { Lease } from './host-lease.ts'
import type { Pace } from './pace.ts'

/** An address that was met, on a page or in a list. */
export interface Met {
  url: string
  depth: number
  /** Listed by its owner: no trap, however many there are. */
  isListed?: boolean
}

/** What a walk knows of an address of its site. */
export type Known = Pick<
  AddressRow,
  'url' | 'depth' | 'state' | 'reason' | 'canonical' | 'title' | 'hash' | 'fingerprint' | 'fileId'
>

/** An address whose turn it is; `fileId` is null where its file was deleted. */
export type Picked = AddressRow

/** What came of an address: why it was not asked for, or what it answered. */
export type Visit =
  /** `isOutage`: nobody could tell whether it may be asked for. */
  { address: Picked; refusal: string; isOutage?: boolean } | { address: Picked; fetched: Fetched }

/** What follows from a visit. */
export interface Verdict {
  address: Picked
  change: Pick<AddressRow, 'state'> & Partial<AddressRow>
  /** Where it leads. */
  met: readonly Met[]
  /** What becomes a file of the base. */
  keep?: FetchedDocument
  /** Its file leaves the index. */
  removes?: true
}

/** A walk while a stretch of it goes on. */
export interface Walk {
  row: CrawlRow
  state: WalkState
  scope: Scope
  lease: Lease
  pace: Pace
  /** Whether an address may be reached at all. */
  allows: (address: string) => boolean
  /** Whether what answers may lie in a private network. */
  allowPrivate: boolean
  /** What robots.txt says, by origin; null where there is none. */
  robots: Map<string, Robots | null>
  /** Addresses that this walk has met. */
  known: Map<string, Known>
  /** How many of them are of each kind. */
  kinds: Map<string, number>
  /** Sentences that came up in this stretch. */
  warnings: string[]
  /** When this stretch asks for no more, in milliseconds since the epoch. */
  deadline: number
}

/** How a stretch of a walk ends. */
export type Pause =
  /** There is more to do, after a while. */
  | { kind: 'on'; waitMs: number }
  | { kind: 'end'; status: 'completed' | 'failed'; error?: string }
  /** It was cancelled, or somebody else goes on with it. */
  | { kind: 'stopped' }

export const stopped: Pause = { kind: 'stopped' }
export const failed = (error: string): Pause => ({ kind: 'end', status: 'failed', error })
