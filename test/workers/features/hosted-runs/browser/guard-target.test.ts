import type { CDPSession } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { guardTarget } from '../../../../../workers/features/hosted-runs/browser/guard-target.ts'
import type { Target } from '../../../../../workers/features/hosted-runs/browser/follow-targets.ts'

/** A worker in a browser, stopped before its first script where it waits; `guards` says what the guard tells of itself. */
function worker(isWaiting: boolean, guards: unknown): Target {
  let paused = () => {}
  const session = {
    once: (_: string, listener: () => void) => void (paused = listener),
    send: (method: string) => {
      if (method === 'Debugger.setInstrumentationBreakpoint' && isWaiting) queueMicrotask(paused)
      return Promise.resolve(method === 'Runtime.evaluate' ? { result: { value: guards } } : {})
    },
  }
  return {
    session: session as unknown as CDPSession,
    info: { type: 'service_worker' } as Target['info'],
    isWaiting,
  }
}

test('a worker is guarded where it waits before its first script and the guard stands', async () => {
  expect(await guardTarget(worker(true, true), 'guard()')).toBe(true)
  expect(await guardTarget(worker(true, undefined), 'guard()')).toBe(false)
  // Nobody knows what it did before it was met.
  expect(await guardTarget(worker(false, true), 'guard()')).toBe(false)
})
