import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { ExecutionEvent } from '../../../shared/kernel/events.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { analysisView } from './analysis.ts'
import { rehearsalView } from './rehearsal-view.ts'

const titleLength = 80

/** A session's title: the first line that says something, without Markdown marks, cut at a word. */
export function titleOf(requirements: string): string {
  const lines = requirements.split('\n').map((line) => line.replace(/^[\s#>*+-]+|^\s*\d+[.)]\s+/g, '').trim())
  const line = lines.find((text) => text !== '') ?? 'Untitled'
  if (line.length <= titleLength) return line
  const cut = line.slice(0, titleLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2)).trimEnd()}…`
}

/** A session as its visitors see it: without the address it was made with. */
export function viewOf(context: Context, session: SessionSnapshot, events: ExecutionEvent[]) {
  return {
    sessionId: session.sessionId,
    title: session.title,
    status: session.status,
    requirements: session.requirements,
    scope: session.scope,
    format: session.format,
    maxTestCases: session.maxTestCases,
    uploadedFileName: session.uploadedFileName,
    answers: session.answers ?? [],
    conversation: session.conversation.map(({ at, ...turn }) => ({ ...turn, timestamp: iso(at) })),
    testCases: session.testCases,
    summary: session.summary as never,
    ...analysisView(session.analysis, session.testCases),
    // The cases stand beside the events already.
    events: events
      .filter(({ type }) => type !== 'case_written')
      .map((event) => (event.type === 'result' ? { ...event, testCases: [] } : { ...event })),
    ...(session.modelUsage && { modelUsage: session.modelUsage }),
    rehearsal: rehearsalView(context, session),
    totalTestCases: session.testCases.length,
    totalIterations: session.totalIterations,
    totalToolCalls: session.totalToolCalls,
    turnCount: session.conversation.length,
    latestExecutionId: session.latestExecutionId,
    createdAt: iso(session.createdAt),
    updatedAt: iso(session.updatedAt),
  }
}
