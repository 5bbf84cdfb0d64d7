import type { Client } from './client.ts'

/** How often a client is sent something of a topic at most. */
export interface Pace {
  everyMs: (topic: string) => number
  now: () => number
}

/** How long a client has to wait for what comes next of a topic, in milliseconds. */
export function toWait({ sentAt }: Pick<Client, 'sentAt'>, topic: string, { everyMs, now }: Pace): number {
  const last = sentAt.get(topic)
  if (last === undefined) return 0
  const every = everyMs(topic)
  // A clock that was set back must not make anybody wait longer.
  return Math.min(every, Math.max(0, last + every - now()))
}
