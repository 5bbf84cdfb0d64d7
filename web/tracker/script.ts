import { api } from './api.ts'
import { listen, safely } from './safely.ts'
import { wanted } from './settings.ts'
import { watch } from './watch.ts'

const names = window as Partial<Record<'umami' | 'tracewright', typeof api>>

function start(): unknown {
  const { prerendering, readyState } = document as Document & { prerendering?: boolean }
  const event = prerendering ? 'prerenderingchange' : readyState === 'loading' && 'DOMContentLoaded'
  return event ? listen(event, start) : watch()
}

// A script that stands in a page twice counts it once.
if (!names.tracewright) {
  names.tracewright = api
  names.umami ??= api
  if (wanted) void safely(start)()
}
