import type { HarEntry } from './har.ts'

/** One step as a trace shows it: an action with what was checked, and the pictures that belong to it. Times in milliseconds since the start of the trace. */
export interface TracedStep {
  stepNumber: number
  action: string
  startMs: number
  durationMs: number
  /** Why it did not pass. */
  error?: string | undefined
  params?: Record<string, unknown> | undefined
  assertions: readonly { kind: string; expected: string; actual: string; passed: boolean }[]
  /** Names of PNG files under `resources/`: what the page showed after it, and the element that it was about. */
  shown?: string | undefined
  target?: string | undefined
}

export interface TracedMessage {
  /** ISO 8601. */
  at: string
  level: 'debug' | 'info' | 'warning' | 'error'
  text: string
  url?: string
}

export interface TracedCase {
  title: string
  baseUrl: string
  viewport: { width: number; height: number }
  /** Milliseconds since the epoch. */
  startedAt: number
  steps: readonly TracedStep[]
  messages: readonly TracedMessage[]
}

/** Not the newest: viewers read versions older than their own, and refuse newer ones. */
const version = 8
const pageId = 'page@1'
const messageTypes = { debug: 'debug', info: 'info', warning: 'warning', error: 'error' } as const

/**
 * `trace.trace` of a Playwright trace: JSON lines with one action per step, its checks as log, its pictures as film strip and attachments, and the console.
 * There are no DOM snapshots in it, since none are recorded; newer viewers show the pictures in their place.
 * Source: Playwright, packages/trace/src/trace.ts, version 8, and the event `screenshot` of version 10, which older viewers pass over.
 */
export function traceEvents({ title, baseUrl, viewport, startedAt, steps, messages }: TracedCase): string {
  const begin = {
    version,
    type: 'context-options',
    origin: 'library',
    browserName: 'chromium',
    options: { baseURL: baseUrl, viewport },
    platform: 'linux',
    wallTime: startedAt,
    monotonicTime: 0,
    sdkLanguage: 'javascript',
    contextId: 'context@1',
    title,
  }
  const page = { type: 'event', time: 0, class: 'BrowserContext', method: 'page', params: { pageId }, pageId }
  const told = messages.map(({ at, level, text, url }) => ({
    type: 'console',
    time: Math.max(0, Date.parse(at) - startedAt),
    pageId,
    messageType: messageTypes[level],
    text,
    args: [{ preview: text, value: text }],
    location: { url: url ?? '', lineNumber: 0, columnNumber: 0 },
  }))
  return lines([begin, page, ...steps.flatMap((step) => stepEvents(step, viewport)), ...told])
}

/** `trace.network`: the entries of a HAR without bodies, each with its place in time. */
export function traceNetwork(entries: readonly HarEntry[], startedAt: number): string {
  return lines(
    entries.map((entry) => {
      const { text: _text, ...content } = entry.response.content as Record<string, unknown>
      const snapshot = {
        ...entry,
        response: { ...entry.response, content },
        pageref: pageId,
        _monotonicTime: Math.max(0, Date.parse(entry.startedDateTime) - startedAt),
      }
      return { type: 'resource-snapshot', snapshot }
    }),
  )
}

function stepEvents(step: TracedStep, viewport: TracedCase['viewport']): object[] {
  const { stepNumber, action, startMs, durationMs, error, assertions, shown, target } = step
  const callId = `step@${stepNumber}`
  const endTime = startMs + durationMs
  const pictures = [shown, target].filter((name) => name !== undefined)
  const attachments = pictures.map((sha1) => ({ name: sha1, contentType: 'image/png', sha1 }))
  const screenshot = (phase: 'action' | 'after', name: string | undefined) =>
    name === undefined
      ? []
      : [{ type: 'screenshot', callId, phase, pageId, timestamp: endTime, file: `resources/${name}` }]
  return [
    {
      type: 'before',
      callId,
      stepId: callId,
      startTime: startMs,
      title: `${stepNumber}. ${action}`,
      class: 'Page',
      method: 'step',
      params: step.params ?? {},
      pageId,
    },
    ...assertions.map(({ kind, expected, actual, passed }) => ({
      type: 'log',
      callId,
      time: endTime,
      message: `${passed ? 'passed' : 'failed'} ${kind}: expected ${expected}, actual ${actual}`,
    })),
    {
      type: 'after',
      callId,
      endTime,
      ...(error === undefined ? {} : { error: { name: 'Error', message: error } }),
      ...(attachments.length > 0 ? { attachments } : {}),
    },
    ...screenshot('action', target),
    ...screenshot('after', shown),
    ...(shown === undefined
      ? []
      : [{ type: 'screencast-frame', pageId, sha1: shown, ...viewport, timestamp: endTime }]),
  ]
}

const lines = (events: readonly object[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('')
