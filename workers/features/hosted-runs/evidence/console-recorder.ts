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
  finish: () => { entries: ConsoleEntry[]; warnings: string[] }
}

/** Records what a page writes to its console, its uncaught exceptions, and what the browser has to say about it. */
export async function recordConsole(session: CDPSession): Promise<ConsoleRecorder> {
  const entries: ConsoleEntry[] = []
  let dropped = 0
  const add = (entry: ConsoleEntry) => {
    if (entries.length < entryLimit) entries.push({ ...entry, text: entry.text.slice(0, textLimit) })
    else dropped++
  }
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
  await Promise.all([session.send('Runtime.enable'), session.send('Log.enable')])
  return {
    finish: () => ({
      entries,
      warnings: dropped > 0 ? [`${dropped} console lines beyond the first ${entryLimit} were not kept.`] : [],
    }),
  }
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
