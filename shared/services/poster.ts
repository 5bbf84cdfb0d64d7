import { fetchingBy } from './public-network.ts'

export interface Letter {
  url: string
  /** Whether an address of a private network may be written to. */
  allowPrivate: boolean
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** How a server took it: the status of its answer and nothing else of it, or why there was none. */
export type Posted =
  | { answered: true; status: number }
  | { answered: false; reason: 'timeout' | 'unreachable' }

export interface Poster {
  post: (letter: Letter) => Promise<Posted>
}

/**
 * Sends to servers of strangers, by `publicNetwork` where private addresses are not allowed. Redirects are answers like any other: following one would lead past the check of the address. The
 * body of an answer is never read, however long it is or takes.
 */
export const createPoster = (publicNetwork?: Pick<Fetcher, 'fetch'>): Poster => ({
  async post({ url, allowPrivate, headers, body, timeoutMs }) {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const
      const fetching = fetchingBy(publicNetwork, { allowPrivate })
      const { status, body: unread } = await fetching(url, init)
      await unread?.cancel().catch(() => undefined)
      return { answered: true, status }
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      return { answered: false, reason: late ? 'timeout' : 'unreachable' }
    }
  },
})
