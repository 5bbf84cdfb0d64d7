import { type Output, call } from './call.ts'
import { type Socket, lastingSocket, signInEnded } from './follow/lasting-socket.ts'
import { standIn } from './follow/stand-in.ts'
import { sessionEnded } from './session-ended.ts'

export type Realtime = Output<'GET /api/realtime/{websiteId}'>

/** `live`: the service tells what changes. `polling`: no socket can be had, it is asked every few seconds. `lost`: the connection is being made again. */
export type WebsiteConnection = 'connecting' | 'live' | 'polling' | 'lost'

interface FollowWebsite {
  websiteId: string
  /** Gets the last half hour as it is now. */
  onRealtime: (now: Realtime) => void
  onConnection: (connection: WebsiteConnection) => void
  /** The service does not let this website be followed; nothing is tried again. */
  onRefused: (message: string) => void
  /** For tests. */
  open?: () => Socket
  read?: () => Promise<Realtime>
}

type Message =
  | { type: 'subscribed' }
  | { type: 'realtime'; data: Realtime }
  | { type: 'pong' }
  | { type: 'error'; error: string; message: string }

const openSocket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
const attemptsUntilPolling = 3

/**
 * Follows what happens on a website until it is stopped. A broken connection is made again with growing delay; where no socket can be had, the service is asked instead.
 * @example
 * const { stop } = followWebsite({ websiteId, onRealtime: (now) => (shown.value = now), onConnection, onRefused })
 */
export function followWebsite({
  websiteId,
  onRealtime,
  onConnection,
  onRefused,
  open = openSocket,
  read = () => call('GET /api/realtime/{websiteId}', { websiteId }),
}: FollowWebsite): { stop: () => void } {
  let isStopped = false
  const polling = standIn({
    ask: read,
    take: (now) => {
      onConnection('polling')
      onRealtime(now)
    },
    fail: () => onConnection('lost'),
  })

  function take(message: Message) {
    if (isStopped) return
    if (message.type === 'subscribed') {
      socket.works()
      polling.stop()
      onConnection('live')
    } else if (message.type === 'realtime') onRealtime(message.data)
    else if (message.type === 'error') refuse(message)
  }

  function refuse({ error, message }: { error: string; message: string }) {
    if (error === 'internal') return socket.lose()
    stop()
    onRefused(message)
  }

  function stop() {
    isStopped = true
    polling.stop()
    socket.close()
  }

  const socket = lastingSocket({
    open,
    onOpen: () => socket.send({ action: 'subscribe', websiteId }),
    onMessage: (message) => take(message as Message),
    onLost: ({ code, attempts }) => {
      if (code === signInEnded) sessionEnded.value = true
      if (attempts >= attemptsUntilPolling) polling.begin()
      else onConnection('lost')
    },
  })
  return { stop }
}
