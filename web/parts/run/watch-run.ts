import { signal } from '@preact/signals'
import type { ExecutionEvent } from '../../../shared/kernel/events.ts'
import { type Connection, follow } from '../../client/follow.ts'
import { Refusal } from '../../client/refusal.ts'
import { isGoing } from './is-going.ts'
import { type LiveRun, afterEvents, asAnswered, beforeEvents } from './live-run.ts'
import { type Log, lineOf, withLines } from './log.ts'
import type { Execution } from './types.ts'

export type Picture = NonNullable<Execution['latest']>
export type WatchedRun = ReturnType<typeof watchRun>

const againMs = 2_000
const afterFailureMs = 4_000
const betweenPicturesMs = 1_200

/** How a run is read, and by what its cases are called in the log. */
export interface Source {
  read: (executionId: string) => Promise<Execution>
  nameOf?: (testCaseId: string) => string
}

const newState = () => ({
  execution: signal<Execution | null>(null),
  failure: signal<unknown>(null),
  live: signal<LiveRun | null>(null),
  log: signal<Log>([]),
  connection: signal<Connection>('connecting'),
})

const linesOf = (events: readonly ExecutionEvent[], nameOf: Source['nameOf']) =>
  events.map((event) => lineOf(event, nameOf))

/** A run as the page shows it: read once, followed live while it goes on, and read again once it is over. */
export function watchRun(executionId: string, { read: readRun, nameOf }: Source) {
  const state = newState()
  const { execution, failure, live, log, connection } = state
  const pictures = pictureOf(() => readRun(executionId))
  let following: ReturnType<typeof follow> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function read() {
    try {
      const answer = await readRun(executionId)
      if (isStopped) return
      failure.value = null
      execution.value = answer
      if (!isGoing(answer.status)) return
      if (!following) begin(answer)
      else if (connection.value === 'ended') askAgain(answer)
    } catch (error) {
      failure.value = error
      // What was followed to its end has a report, as soon as the service can be reached again.
      if (following && !isStopped) timer = setTimeout(() => void read(), afterFailureMs)
    }
  }

  function begin(answer: Execution) {
    live.value = beforeEvents(answer)
    pictures.show(answer)
    following = follow({
      executionId,
      onEvents: take,
      onConnection: (next) => {
        connection.value = next
        if (next === 'ended' && !failure.value) void read()
      },
      poll: () => readRun(executionId).then(show),
      onRefused: (message, error) => {
        if (error === 'executions.not_found') failure.value = new Refusal(404, { error, message })
      },
    })
  }

  function take(events: readonly ExecutionEvent[]) {
    const picture = live.value?.pictureKey
    live.value = live.value && afterEvents(live.value, events)
    log.value = withLines(log.value, linesOf(events, nameOf))
    if (live.value?.pictureKey !== picture) pictures.renew()
  }

  function show(answer: Execution) {
    live.value = asAnswered(answer)
    pictures.show(answer)
    return { isOver: !isGoing(answer.status) }
  }

  /** The last event may be a moment ahead of the record; and a run that may not be followed is asked for until it is over. */
  function askAgain(answer: Execution) {
    if (live.value && isGoing(live.value.status)) show(answer)
    timer = setTimeout(() => void read(), againMs)
  }

  function stop() {
    isStopped = true
    clearTimeout(timer)
    following?.stop()
    pictures.stop()
  }

  return { executionId, ...state, picture: pictures.picture, read, stop }
}

/** The newest picture. Events name pictures and the service gives links to them, so it is asked, though not more often than one can look. */
function pictureOf(readRun: () => Promise<Execution>) {
  const picture = signal<Picture | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStale = false
  const show = ({ latest }: Execution) => latest && (picture.value = latest)
  async function ask() {
    isStale = false
    await readRun().then(show, () => undefined)
    timer = undefined
    if (isStale) renew()
  }
  function renew() {
    isStale = true
    timer ??= setTimeout(() => void ask(), picture.value ? betweenPicturesMs : 0)
  }
  return { picture, show, renew, stop: () => clearTimeout(timer) }
}
