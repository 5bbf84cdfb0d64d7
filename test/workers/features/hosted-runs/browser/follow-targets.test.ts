import type { CDPSession } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import {
  type Target,
  followTargets,
} from '../../../../../workers/features/hosted-runs/browser/follow-targets.ts'

type Filter = { type?: string; exclude?: boolean }[]
interface Told {
  type: string
  below: Told[]
}

/** A session of a browser that tells of what begins below it as browsers do: of each kind of target that the filter's first fitting line takes. */
function sessionOf(below: Told[]): CDPSession {
  let attached = (_told: object) => {}
  const children = new Map<string, CDPSession>()
  return {
    connection: () => ({ session: (id: string) => children.get(id) }),
    on: (_: string, listener: (told: object) => void) => void (attached = listener),
    async send(method: string, asked?: { filter: Filter }) {
      if (method !== 'Target.setAutoAttach') return
      await Promise.resolve()
      for (const { type, below: further } of below) {
        const line = asked?.filter.find((entry) => entry.type === undefined || entry.type === type)
        if (!line || line.exclude) continue
        children.set(type, sessionOf(further))
        attached({ sessionId: type, targetInfo: { type }, waitingForDebugger: true })
      }
    },
  } as unknown as CDPSession
}

async function met(below: Told[]): Promise<string[]> {
  const types: string[] = []
  await followTargets(sessionOf(below), ({ info }: Target) => types.push(info.type))
  await new Promise((resolve) => setTimeout(resolve))
  return types
}

test('tabs, their frames and their workers are met, the browser and what surrounds a tab are not', async () => {
  const frame = { type: 'iframe', below: [{ type: 'worker', below: [] }] }
  const page = { type: 'page', below: [frame] }
  const root = ['browser', 'tab'].map((type) => ({ type, below: [] }))
  expect(await met([...root, page])).toEqual(['page', 'iframe', 'worker'])
})

test('a worker that tabs share is met once, by the browser, though each of its tabs tells of it as well', async () => {
  const common = ['service_worker', 'shared_worker'].map((type) => ({ type, below: [] }))
  expect(await met([...common, { type: 'page', below: common }])).toEqual([
    'service_worker',
    'shared_worker',
    'page',
  ])
})
