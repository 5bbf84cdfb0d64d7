import { planFetch, tooLarge } from '../../../../shared/domain/drive/plan-fetch.ts'
import { formatOf } from '../../../../shared/domain/file-formats/document-formats.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { DriveFault } from '../../../../shared/services/drive-fault.ts'
import type { ItemRow } from '../store.ts'
import type { Sync } from './types.ts'

/** What one batch holds in memory, beside the answer that is coming. */
const mostBytesAtOnce = 8 * 2 ** 20
/** Who follows a sync sees it move. */
const mostMsAtOnce = 3000
/** A file that its vendor does not hand out holds up no other. */
const mostTries = 3

/** What came of an item: its bytes, or why there are none. */
export type Fetched = { item: ItemRow } & (
  | { fileName: string; bytes: Uint8Array<ArrayBuffer> }
  /** `leaves`: what it was before is to leave the index, too. */
  | { reason: string; leaves: boolean; tries: number }
  /** It is there no more. */
  | { isGone: true }
  /** It is asked for again. */
  | { tries: number }
)

/** Fetches items one after the other. `fault` is set where no more may be asked for just now. */
export async function fetchItems(
  context: Context,
  sync: Sync,
  items: readonly ItemRow[],
): Promise<{ fetched: Fetched[]; fault?: DriveFault }> {
  const fetched: Fetched[] = []
  const until = Math.min(sync.deadline, context.now() + mostMsAtOnce)
  let bytes = 0
  for (const item of items) {
    if (fetched.length > 0 && (bytes >= mostBytesAtOnce || context.now() >= until)) break
    const one = await fetchItem(context, sync, item)
    if (one instanceof DriveFault) return { fetched, fault: one }
    fetched.push(one)
    if ('bytes' in one) bytes += one.bytes.length
  }
  return { fetched }
}

async function fetchItem(
  context: Context,
  { drive, access }: Sync,
  item: ItemRow,
): Promise<Fetched | DriveFault> {
  const plan = planFetch(item, context.services.settings.MAX_FILE_MB)
  if (plan.kind === 'skip') return skipped(item, plan.reason)
  const { fileName, mostBytes } = plan
  const { itemId } = item
  const mediaType = plan.kind === 'export' ? { mediaType: plan.mediaType } : {}
  try {
    const bytes = await drive.download(access, { itemId, mostBytes, ...mediaType })
    return { item, fileName, bytes }
  } catch (error) {
    if (!(error instanceof DriveFault)) throw error
    return afterFault(item, error, tooLarge(formatOf(fileName)?.fileType ?? '', mostBytes))
  }
}

/** What a fault of one item means for it, or the fault where it concerns all. */
function afterFault(item: ItemRow, fault: DriveFault, limit: string): Fetched | DriveFault {
  const { reason } = fault
  if (reason === 'gone') return { item, isGone: true }
  if (reason === 'forbidden')
    return skipped(item, 'The drive does not let it be read by the connected account.')
  if (reason === 'too_large') return skipped(item, limit)
  if (reason === 'rejected')
    return skipped(item, 'The drive cannot hand it out in a format that is read here.')
  if (reason !== 'unavailable') return fault
  const tries = item.tries + 1
  const late = 'The drive did not hand it out, several times. It is asked for again with the next sync.'
  return tries < mostTries ? { item, tries } : { item, reason: late, leaves: false, tries }
}

const skipped = (item: ItemRow, reason: string): Fetched => ({ item, reason, leaves: true, tries: 0 })
