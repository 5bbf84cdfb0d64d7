export const phases = ['reading', 'modelling', 'designing', 'reviewing', 'writing'] as const
export type Phase = (typeof phases)[number]

/** An event of a run, as the session stores it or as it arrives live. */
export type RunEvent = Readonly<Record<string, unknown>>

export interface Doing {
  phase: Phase
  message: string
  /** 0 to 1. */
  progress: number
}

const isPhase = (value: unknown): value is Phase => phases.some((phase) => phase === value)

/** What a run does now, by its events. */
export function doingOf(events: readonly RunEvent[]): Doing {
  const { phase, message = '', progress = 0 } = events.findLast(({ type }) => type === 'status') ?? {}
  return { phase: isPhase(phase) ? phase : 'reading', message: String(message), progress: Number(progress) }
}

/** As the service says it. */
const lookMessage = 'Looking at the page'

export interface Stage {
  phase: Phase
  /** The page is looked at before the text is read. */
  isLook: boolean
  state: 'done' | 'now' | 'next'
  /** What came out of it, in the words of the service. */
  said: string
}

/** The phases in their order, each with what came out of it. */
export function stagesOf(events: readonly RunEvent[]): readonly Stage[] {
  const { phase: now, message } = doingOf(events)
  const at = phases.indexOf(now)
  return phases.map((phase, index) => ({
    phase,
    isLook: index === at && message === lookMessage,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
    said: saidIn(events, phase),
  }))
}

function saidIn(events: readonly RunEvent[], phase: Phase): string {
  let current: unknown = ''
  let words = ''
  for (const { type, phase: next, output } of events) {
    if (type === 'status') current = next
    if (type === 'tool_call' && current === phase && typeof output === 'string') words = output
  }
  return words
}

/** The titles of the cases that were written so far, the latest last; one that was written again counts once. */
export function writtenTitles(events: readonly RunEvent[]): readonly string[] {
  const titles = new Map<string, string>()
  for (const { type, testCase } of events) {
    if (type !== 'case_written' || typeof testCase !== 'object' || testCase === null) continue
    const { id, title } = testCase as { id?: unknown; title?: unknown }
    titles.set(String(id), String(title))
  }
  return [...titles.values()]
}

/** Why a run ended without a result; null when it did not fail. */
export function failureOf(run: { status: string; events: readonly RunEvent[] }): string | null {
  const { status, events } = run
  if (status !== 'failed') return null
  const error = events.findLast(({ type }) => type === 'execution_complete')?.['error']
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
}
