import type { ExecutionEvent } from '../../../shared/kernel/events.ts'
import { texts } from '../../texts/en/run.ts'
import { faultOf } from './fault.ts'

export interface LogLine {
  seq: number
  at: string
  text: string
  tone: 'plain' | 'good' | 'bad'
}

/** Lines in pieces of the same length: what is full never changes again, so it is drawn once. */
export type Log = readonly (readonly LogLine[])[]

export const pieceLength = 25

export function withLines(log: Log, lines: readonly LogLine[]): Log {
  const last = log.at(-1) ?? []
  const isOpen = last.length < pieceLength
  const loose = [...(isOpen ? last : []), ...lines]
  const pieces = Array.from({ length: Math.ceil(loose.length / pieceLength) }, (_none, at) =>
    loose.slice(at * pieceLength, (at + 1) * pieceLength),
  )
  return [...(isOpen ? log.slice(0, -1) : log), ...pieces]
}

const asItIs = (testCaseId: string) => testCaseId

/** What an event says, in words; `nameOf` by what a case is called. */
export function lineOf(event: ExecutionEvent, nameOf: (testCaseId: string) => string = asItIs): LogLine {
  const named = 'testCaseId' in event ? { ...event, testCaseId: nameOf(event.testCaseId) } : event
  return { seq: event.seq, at: event.at, ...said(named) }
}

function said(event: ExecutionEvent): Pick<LogLine, 'text' | 'tone'> {
  switch (event.type) {
    case 'execution_start':
      return { tone: 'plain', text: texts.log.runStarted(texts.browser(event.browser.name), event.baseUrl) }
    case 'case_start':
      return { tone: 'plain', text: texts.log.caseStarted(event.testCaseId, event.title) }
    case 'step_start':
      return { tone: 'plain', text: texts.log.stepStarted(event.testCaseId, event.stepNumber, event.action) }
    case 'step_complete': {
      const text = texts.log.stepEnded(event.testCaseId, event.stepNumber, event.status, event.durationMs)
      return {
        tone: toneOf(event.status),
        text: event.error ? `${text} ${faultOf(event.error).message}` : text,
      }
    }
    case 'case_complete':
      return {
        tone: toneOf(event.status),
        text: texts.log.caseEnded(event.testCaseId, event.status, event.durationMs),
      }
    case 'execution_complete': {
      const text = texts.log.runEnded(event.status, event.durationMs)
      return {
        tone: event.status === 'completed' ? 'plain' : 'bad',
        text: event.error ? `${text} ${event.error.message}` : text,
      }
    }
    default:
      return { tone: 'plain', text: event.type }
  }
}

const toneOf = (status: string): LogLine['tone'] =>
  status === 'passed' ? 'good' : status === 'skipped' ? 'plain' : 'bad'
