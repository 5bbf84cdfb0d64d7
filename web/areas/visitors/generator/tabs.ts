interface Told {
  sessionId: string
  updatedAt: string
}

const lookMs = 2_000

/**
 * Notices that another tab, or another person, changed the session: tabs tell each other what they saved, and whoever comes back to this one reads again.
 * `look` is called when there is something new to read.
 */
export function watchTabs(sessionId: string, known: () => string | undefined, look: () => void) {
  const channel = new BroadcastChannel('tracewright.sessions')
  let lookedAt = Date.now()
  let isOver = false
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.sessionId === sessionId && data.updatedAt !== known()) look()
  })
  function back() {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookMs) return
    lookedAt = Date.now()
    look()
  }
  const online = () => look()
  addEventListener('focus', back)
  addEventListener('online', online)
  document.addEventListener('visibilitychange', back)
  return {
    tell: (updatedAt: string) => {
      if (!isOver) channel.postMessage({ sessionId, updatedAt } satisfies Told)
    },
    stop: () => {
      isOver = true
      channel.close()
      removeEventListener('focus', back)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', back)
    },
  }
}
