import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

export interface Refusal {
  url: string
  reason: string
  frameId: string
  /** The browser context of the tab; undefined for a frame inside a page. */
  contextId: string | undefined
  /** The document of a tab or frame, not something inside it. */
  isDocument: boolean
}

/** Refusals that nobody takes, such as those of popups, do not pile up. */
const mostRefusals = 500

/** What a guard has refused, until somebody takes it. */
export function keepRefusals(session: CDPSession) {
  let refusals: Refusal[] = []
  const contexts = new Map<string, string | undefined>()
  // The id of a tab is that of its main frame.
  session.on('Target.targetCreated', ({ targetInfo }) =>
    contexts.set(targetInfo.targetId, targetInfo.browserContextId),
  )
  session.on('Target.targetDestroyed', ({ targetId }) => contexts.delete(targetId))
  return {
    add({ frameId, request, resourceType }: CDPEvents['Fetch.requestPaused'], reason: string): void {
      const isDocument = resourceType === 'Document'
      refusals.push({ url: request.url, reason, frameId, contextId: contexts.get(frameId), isDocument })
      if (refusals.length > mostRefusals) refusals.shift()
    },
    take(owns: (refusal: Refusal) => boolean = () => true): Refusal[] {
      const taken = refusals.filter(owns)
      refusals = refusals.filter((refusal) => !taken.includes(refusal))
      return taken
    },
  }
}
