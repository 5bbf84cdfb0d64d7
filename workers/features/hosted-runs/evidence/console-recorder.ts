import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

export interface ConsoleEntry {
  /** ISO 8601. */
  at: string
  level: 'debug' | 'info' | 'warning' | 'error'
  text: string
  url?: string
  /** Innermost frame first, as `function (url:line:column)`. */
  stack?: string[]
  source: 'console' | 'exception' | 'browser'
}

type Value = CDPEvents['Runtime.consoleAPICalled']['args'][number]
type Stack = CDPEvents['Runtime.consoleAPICalled']['stackTrace']

const entryLimit = 2000
const textLimit = 10_000

const levels: Record<string, ConsoleEntry['level']> = {
  error: 'error',
  assert: 'error',
  warning: 'warning',
  debug: 'debug',
  verbose: 'debug',
}

export interface ConsoleRecorder {
  /** Records a tab, a frame with a process of its own, or a worker; what it is told is sent at once. */
  attach: (session: CDPSession) => Promise<void>
  finish: () => { entries: ConsoleEntry[]; warnings: string[] }
}

/** Records what pages write to the console, their uncaught exceptions, and what the browser has to say about them. */
export function recordConsole(): ConsoleRecorder {
  const entries: ConsoleEntry[] = []
  let dropped = 0
  const add = (entry: ConsoleEntry) => {
    if (entries.length < entryLimit) entries.push({ ...entry, text: entry.text.slice(0, textLimit) })
    else dropped++
  }
  return {
    async attach(session) {
      listen(session, add)
      await Promise.all([session.send('Runtime.enable'), session.send('Log.enable')])
    },
    finish: () => ({
      entries: entries.toSorted((a, b) => a.at.localeCompare(b.at)),
      warnings: dropped > 0 ? [`${dropped} console lines beyond the first ${entryLimit} were not kept.`] : [],
    }),
  }
}

function listen(session: CDPSession, add: (entry: ConsoleEntry) => void): void {
  session.on('Runtime.consoleAPICalled', ({ type, args, timestamp, stackTrace }) => {
    const text = args.map(describe).join(' ')
    add({
      at: isoTime(timestamp),
      level: levels[type] ?? 'info',
      text,
      ...placeOf(stackTrace),
      source: 'console',
    })
  })
  session.on(
    'Runtime.exceptionThrown',
    ({ timestamp, exceptionDetails: { exception, text, url, stackTrace } }) => {
      const what = exception?.description ?? text
      add({
        at: isoTime(timestamp),
        level: 'error',
        text: what,
        ...(url ? { url } : {}),
        ...placeOf(stackTrace),
        source: 'exception',
      })
    },
  )
  session.on('Log.entryAdded', ({ entry: { level, text, timestamp, url, stackTrace } }) => {
    add({
      at: isoTime(timestamp),
      level: levels[level] ?? 'info',
      text,
      ...(url ? { url } : {}),
      ...placeOf(stackTrace),
      source: 'browser',
    })
  })
}

function describe(value: Value): string {
  if (value.type === 'string') return String(value.value)
  if (value.unserializableValue !== undefined) return value.unserializableValue
  if (value.value !== undefined) return JSON.stringify(value.value)
  const { preview } = value
  if (!preview || preview.properties.length === 0) return value.description ?? value.type
  const properties = preview.properties.map(({ name, value: shown }) => `${name}: ${shown ?? ''}`).join(', ')
  return preview.subtype === 'array' ? `[${properties}]` : `${value.className ?? 'Object'} {${properties}}`
}

function placeOf(stack: Stack): { stack?: string[] } {
  if (!stack || stack.callFrames.length === 0) return {}
  const frames = stack.callFrames.map(
    ({ functionName, url, lineNumber, columnNumber }) =>
      `${functionName || '(anonymous)'} (${url}:${lineNumber + 1}:${columnNumber + 1})`,
  )
  return { stack: frames }
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
