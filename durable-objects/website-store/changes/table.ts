import { archiveShard, noteArchived } from './archive-shard.ts'
import { beginRebuild } from './begin-rebuild.ts'
import { noteAccounts, restoreAccount, restoreShard } from './restore-shard.ts'
import { abandonImport, importAccount, importEvents } from './import-events.ts'
import { deleteReplay } from '../replays/delete-replay.ts'
import { recordChunk } from '../replays/record-chunk.ts'
import { eraseVisitor } from './erase-visitor.ts'
import type { Kept } from './kept.ts'
import { reset } from './reset.ts'

/** All changes of what a website keeps, by name. Each is made as a whole or not at all. */
export const changes = {
  reset,
  importEvents,
  importAccount,
  abandonImport,
  eraseVisitor,
  recordChunk,
  deleteReplay,
  archiveShard,
  noteArchived,
  beginRebuild,
  restoreShard,
  restoreAccount,
  noteAccounts,
}

export type ChangeName = keyof typeof changes

type AskedOf<F> = F extends (kept: Kept, asked: infer A) => unknown ? (unknown extends A ? null : A) : null

/** What each is made with, and what it returns. */
export type Changes = {
  [N in ChangeName]: { asked: AskedOf<(typeof changes)[N]>; told: ReturnType<(typeof changes)[N]> }
}

/** Makes one of the changes, within the transaction of whoever calls. */
export function makeChange<N extends ChangeName>(
  name: N,
  kept: Kept,
  asked: Changes[N]['asked'],
): Changes[N]['told'] {
  const work = changes[name] as unknown as (kept: Kept, asked: unknown) => Changes[N]['told']
  return work(kept, asked)
}
