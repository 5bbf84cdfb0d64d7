import { RefusedFile, nextMember } from './next-member.ts'
import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { checkLine, nothingChecked } from '../../../shared/domain/analytics/file/check.ts'
import { type FileLine, readLine } from '../../../shared/domain/analytics/file/lines.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { change } from '../websites/index.ts'
import type { FileRow } from './store.ts'

type Change = Pick<FileRow, 'status' | 'progress'> & Partial<Pick<FileRow, 'error' | 'events'>>

/** Reads the next member of an import: all of it once to check it, and again to take it. */
export async function readSome(context: Context, file: FileRow): Promise<Change> {
  try {
    return await (file.progress.stage === 'checking' ? checkSome(context, file) : takeSome(context, file))
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { status: 'failed', error: error.message, progress: file.progress }
  }
}

/** More lines than this a member has no time for; our own have 200,000. */
const mostOfMember = 2_000_000

async function checkSome(context: Context, file: FileRow): Promise<Change> {
  const { progress } = file
  const checked = { ...nothingChecked, lines: progress.parts, events: progress.events }
  const next = await nextMember(context, file, (text) => {
    const fault = checkLine(checked, readLine(text))
    if (fault) throw new RefusedFile(fault)
    if (checked.lines - progress.parts > mostOfMember)
      throw new RefusedFile(`A member of the file has more than ${mostOfMember} lines. Pack fewer in each.`)
  })
  if (!next.isLast) {
    const { lines: parts, events } = checked
    if (checked.end) throw new RefusedFile(`Line ${parts + 1} stands after the end.`)
    return { status: 'running', progress: { ...progress, parts, events, at: next.at } }
  }
  if (!checked.end) throw new RefusedFile('The file is cut off: its end is missing.')
  return { status: 'running', progress: { stage: 'working', parts: 0, events: 0, bytes: 0, at: 0 } }
}

const eventsAtOnce = 5000

async function takeSome(context: Context, file: FileRow): Promise<Change> {
  const { websiteId, jobId, progress } = file
  let waiting: AnalyticsEvent[] = []
  let taken = 0
  const send = async () => {
    if (waiting.length === 0) return
    taken += waiting.length
    const asked = { jobId, at: [progress.at, taken] as [number, number], events: waiting }
    requireKept(await change(context, { websiteId, change: 'importEvents', asked }))
    waiting = []
  }
  const next = await nextMember(context, file, async (text) => {
    const line: FileLine | null = readLine(text)
    if (line?.is === 'event' && waiting.push(line.event) >= eventsAtOnce) await send()
    if (line?.is !== 'end') return
    await send()
    const asked = { jobId, ledger: line.ledger }
    requireKept(await change(context, { websiteId, change: 'importAccount', asked }))
  })
  await send()
  const events = progress.events + taken
  return {
    status: next.isLast ? 'completed' : 'running',
    events,
    progress: { ...progress, events, at: next.at },
  }
}

/** A store that was lost, or is gone with its website, keeps nothing: another attempt finds out which. */
function requireKept(told: true | null): void {
  if (told === null) throw new Error('The website has kept nothing')
}
