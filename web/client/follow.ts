import type { ExecutionEvent, ExecutionStatus } from '../../shared/kernel/events.ts'
import { inOrder } from './follow/in-order.ts'
import { inParts } from './follow/in-parts.ts'
import { type Socket, lastingSocket, signInEnded } from './follow/lasting-socket.ts'
import { standIn } from './follow/stand-in.ts'
import { sessionEnded } from './session-ended.ts'

/**
 * `live`: events come as they happen. `polling`: no socket can be had, `poll` is asked every few seconds instead.
 * `lost`: the connection broke and is being made again. `ended`: nothing more will come.
 */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost' | 'ended'

export interface Polled {
  /** What came after the event that was asked for; those that are known are left out here. */
  events?: readonly ExecutionEvent[]
  isOver: boolean
}

export interface FollowOptions {
  executionId: string
  /** The last event that is known already. */
  afterSeq?: number
  /** Gets the new events in order: each one once, none left out, those that came together in one call. */
  onEvents: (events: readonly ExecutionEvent[]) => void
  /** It begins as `connecting`. */
  onConnection?: (connection: Connection) => void
  /** The service does not let this execution be followed, in its words; nothing is tried again. */
  onRefused?: (message: string, code: string) => void
  /** Tells the state by an ordinary request, for networks that let no socket through. */
  poll?: ((afterSeq: number) => Promise<Polled>) | undefined
  /** For tests. */
  open?: () => Socket
}

type Message =
  | ExecutionEvent
  | { type: 'subscribed'; status: ExecutionStatus; lastSeq: number }
  | { type: 'pong' }
  | { type: 'error'; error: string; message: string }

const openSocket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
const nothing = () => {}
const attemptsUntilPolling = 3

/**
 * Follows an execution live, from its first event on or from where one left off. A broken connection is made again with
 * growing delay and goes on after the last event, so that none is missed and none comes twice. Ends by itself after the last event.
 * @example
 * const { stop } = follow({ executionId, onEvents: (events) => (state.value = events.reduce(next, state.value)) })
 */
export function follow({
  executionId,
  afterSeq = 0,
  onEvents,
  onConnection = nothing,
  onRefused = nothing,
  poll,
  open = openSocket,
}: FollowOptions): { stop: () => void } {
  const events = inParts(onEvents)
  const say = changes(onConnection)
  const order = inOrder({ last: afterSeq, pass: event, missing: subscribe })
  const polling = poll && standIn({ ask: () => poll(order.last()), take: polled, fail: () => say('lost') })

  function subscribe() {
    socket.send({ action: 'subscribe', executionId, afterSeq: order.last() })
  }

  function take(message: Message) {
    if (message.type === 'subscribed') live(message)
    else if (message.type === 'error') refuse(message)
    else if (message.type !== 'pong') order.takeOrAsk(message)
  }

  function live({ status, lastSeq }: { status: ExecutionStatus; lastSeq: number }) {
    socket.works()
    polling?.stop()
    say('live')
    if (isOver(status) && lastSeq <= order.last()) end()
  }

  function event(message: ExecutionEvent) {
    events.add(message)
    if (message.type === 'execution_complete') end()
  }

  function polled({ events: more = [], isOver: isEnd }: Polled) {
    say('polling')
    for (const one of more) order.take(one)
    if (isEnd) end()
  }

  function refuse({ error, message }: { error: string; message: string }) {
    if (error === 'internal') socket.lose()
    else end(() => onRefused(message, error))
  }

  function end(how = nothing) {
    close()
    events.whenDone(() => (how(), say('ended')))
  }

  function lost({ code, attempts }: { code: number | undefined; attempts: number }) {
    if (code === signInEnded) sessionEnded.value = true
    if (polling && attempts >= attemptsUntilPolling) polling.begin()
    else say('lost')
  }

  const close = () => (polling?.stop(), socket.close())
  const socket = lastingSocket({
    open,
    onOpen: subscribe,
    onMessage: (message) => take(message as Message),
    onLost: lost,
  })
  return { stop: () => (events.clear(), close()) }
}

const isOver = (status: ExecutionStatus) => status !== 'queued' && status !== 'running'

function changes(tell: (connection: Connection) => void) {
  let now: Connection = 'connecting'
  return (next: Connection) => {
    if (next === now) return
    now = next
    tell(next)
  }
}
