import type { BrowserWorker } from '@cloudflare/puppeteer'

/** What the browser answers to a command for a session that is gone. It names no session, because there is none. */
const noSession = -32001
/** Such an answer is short; what is longer needs no look inside. */
const longestRefusal = 500

/**
 * The browser's binding, without answers that are nobody's. puppeteer numbers the commands of every session by themselves, and takes what is answered to a
 * tab that has just ended for the answer to its own command of the same number, if one waits. Its own commands name no session, so none of them is ever
 * refused for that.
 * Source: puppeteer/puppeteer#13910, which the version for Workers does not have.
 */
export const withOwnAnswers = (binding: Fetcher): BrowserWorker => ({
  async fetch(input: RequestInfo | URL, init?: RequestInit) {
    const response = await binding.fetch(input, init)
    // Added before puppeteer's own listener, so it is asked first.
    response.webSocket?.addEventListener('message', (event) => {
      if (isNobodys(event.data)) event.stopImmediatePropagation()
    })
    return response
  },
})

/** Whether a message of the browser is the answer to a command for a session that is gone. */
export function isNobodys(message: unknown): boolean {
  if (typeof message !== 'string' || message.length > longestRefusal) return false
  if (!message.includes(String(noSession))) return false
  const { error, sessionId } = JSON.parse(message) as { error?: { code?: number }; sessionId?: string }
  return error?.code === noSession && sessionId === undefined
}
