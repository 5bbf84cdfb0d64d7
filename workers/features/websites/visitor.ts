import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WhoIsMeant } from '../../../shared/domain/analytics/segment/keep-rows.ts'
import { namedVisitorText } from '../../../shared/domain/tracker/named-visitor.ts'
import { visitorOfSession } from '../../../shared/domain/analytics/names/session-id.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'

/** By what a visitor is named from outside: one of the two. */
export const visitorFields = () => ({
  websiteId: z.uuid(),
  sessionId: z.uuid().optional().describe('As trackers are answered it, and as lists of sessions tell it'),
  distinctId: z.string().min(1).max(500).optional().describe('As the page named the visitor (`identify`)'),
})

interface Named {
  websiteId: string
  sessionId?: string | undefined
  distinctId?: string | undefined
}

export function requireOneName(_context: Context, { sessionId, distinctId }: Named): void {
  if ((sessionId === undefined) !== (distinctId === undefined)) return
  const message = 'Give either sessionId or distinctId'
  throw validationFailed({ message, details: [{ path: 'sessionId', message }] })
}

/** Whom a call means, as the store knows them. */
export function whoIsMeant({ websiteId, sessionId, distinctId }: Named): WhoIsMeant {
  if (distinctId !== undefined) {
    const text = namedVisitorText(websiteId, distinctId)
    const visitor = createHash('sha256').update(text).digest('hex').slice(0, 16)
    return { visitor, distinctId }
  }
  const visitor = visitorOfSession(sessionId ?? '')
  if (visitor !== null) return { visitor, distinctId: null }
  const message =
    'Names no visitor. Of somebody who could not be told apart only visits have ids, and nothing is kept under them'
  throw validationFailed({ message: `sessionId: ${message}`, details: [{ path: 'sessionId', message }] })
}
