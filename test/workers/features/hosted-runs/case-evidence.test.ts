import { expect, test } from 'vitest'
import { storeCaseEvidence } from '../../../../workers/features/hosted-runs/case-evidence.ts'
import type { StagedCase } from '../../../../workers/features/hosted-runs/case-run.ts'
import { noSteps } from '../../../../workers/features/hosted-runs/case-steps.ts'

/** A case whose page shows something private while a recording of it is being ended. */
function caseThatExposes(during: 'network' | 'video' | 'nothing') {
  const stored: string[] = []
  let exposed = false
  const ends = (what: string) => {
    exposed ||= what === during
  }
  const staged = {
    executionId: 'execution',
    index: 0,
    startedAt: 0,
    snapshot: { id: 'A', title: 'A case' },
    input: {
      baseUrl: 'https://site.example/',
      config: { video: true, viewport: { width: 800, height: 600 } },
    },
    hosted: { version: { name: 'Chrome', version: '1' } },
    redact: (text: string) => text,
    now: () => 0,
    store: {
      put: ({ kind }: { kind: string }) => {
        stored.push(kind)
        return Promise.resolve(kind)
      },
    },
    stage: {
      exposure: () => Promise.resolve(exposed ? { url: 'http://inside/', reason: 'Inside.' } : undefined),
      offsetMs: () => 0,
      network: {
        finish() {
          ends('network')
          return Promise.resolve({ exchanges: [], warnings: [] })
        },
      },
      console: {
        finish: () => ({ entries: [{ at: '', level: 'info', text: 'The vault is open' }], warnings: [] }),
      },
      screencast: {
        finish() {
          ends('video')
          return Promise.resolve({ ok: true, file: new Uint8Array(64) })
        },
      },
    },
  }
  return { stored, evidence: () => storeCaseEvidence(staged as unknown as StagedCase, noSteps()) }
}

test.each(['network', 'video'] as const)(
  'nothing is kept of a page that shows something private while its recordings end: %s',
  async (during) => {
    const { stored, evidence } = caseThatExposes(during)
    expect(await evidence()).toMatchObject({ videoKey: null, harKey: null, consoleKey: null, traceKey: null })
    expect(stored).toEqual([])
  },
)

test('and everything of one that does not', async () => {
  const { stored, evidence } = caseThatExposes('nothing')
  expect(await evidence()).toMatchObject({
    harKey: 'har',
    consoleKey: 'console',
    traceKey: 'trace',
    warnings: [],
  })
  expect(stored.toSorted()).toEqual(['console', 'har', 'trace', 'trace', 'video'])
})
