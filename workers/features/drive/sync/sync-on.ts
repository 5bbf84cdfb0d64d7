import type { Context } from '../../../../shared/kernel/context.ts'
import { isServiceError } from '../../../../shared/kernel/errors.ts'
import { enqueue } from '../../../../shared/kernel/job.ts'
import { DriveFault } from '../../../../shared/services/drive-fault.ts'
import { openDrive } from '../access.ts'
import { nextAfter, syncJobName } from '../rules.ts'
import type { SyncMessage } from '../start-sync.ts'
import { afterFault } from './after-fault.ts'
import { leaveFolder, saveSync, takeFolder } from './hold.ts'
import { removeAll } from './remove-all.ts'
import { stretch } from './stretch.ts'
import { type Pause, type Sync, failed } from './types.ts'

/** A stretch ends well before its message would be given to somebody else. */
const stretchMs = 20_000

/** How the job is addressed: it imports this file. */
const address = { name: syncJobName, version: 1, queue: 'crawls' } as const

type Held = Pick<Sync, 'row' | 'holder' | 'state' | 'deadline'>

/**
 * Takes a sync a stretch further, and orders the next one. A message may come twice, late, or again after a crash: a message for an earlier stretch does nothing,
 * and of two for the same one goes on while the other waits until it is over.
 */
export async function syncOn(context: Context, message: SyncMessage): Promise<void> {
  const taken = await takeFolder(context, message)
  if (!taken.row) {
    if (taken.waitMs !== null) await send(context, message, taken.waitMs)
    return
  }
  const { row, holder } = taken
  const held = { row, holder, state: structuredClone(row.sync), deadline: context.now() + stretchMs }
  const pause = row.status === 'removing' ? await removeAll(context, held) : await paused(context, held)
  if (pause.kind === 'stopped') return
  if (pause.kind === 'end') return endSync(context, held, pause.error ?? null)
  const next = await leaveFolder(context, held)
  if (next) await send(context, next, pause.waitMs)
}

/** What a base refuses ends the sync: it would be refused the same again. */
async function paused(context: Context, held: Held): Promise<Pause> {
  try {
    const { drive, access } = await openDrive(context, held.row.organizationId)
    return await stretch(context, { ...held, drive, access: { ...access, driveId: held.row.driveId } })
  } catch (error) {
    if (error instanceof DriveFault) return afterFault(context, held, error)
    // Where the connection was lost, the folder knows it already, and nothing is written any more.
    if (isServiceError(error)) return failed(error.message)
    throw error
  }
}

/** A sync that failed begins where it did: changes that it has taken down already are told again, which changes nothing. */
export async function endSync(
  context: Context,
  held: Pick<Sync, 'row' | 'holder' | 'state'>,
  error: string | null,
) {
  const now = context.now()
  const change = { holder: '', heldUntil: 0, turn: held.row.turn + 1, nextAt: nextAfter(now), error }
  await saveSync(
    context,
    held,
    [],
    error === null
      ? { ...change, status: 'synced', changesFrom: held.state.changesTo, syncedAt: now }
      : { ...change, status: 'failed' },
  )
}

const send = (context: Context, message: SyncMessage, waitMs: number) =>
  enqueue(context, address, message, { delaySeconds: Math.ceil(Math.max(0, waitMs) / 1000) })
