import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { recordings as committed } from '../../../workers/api/reference/examples.generated.ts'
import type { Recording } from '../../../workers/api/reference/recording.ts'
import { table } from '../../../workers/api/table.ts'
import { deploy } from '../../support/context.ts'
import { executions } from '../../support/objects.ts'
import { silentQueue } from '../../support/queues.ts'
import { caseResult } from '../../support/runs.ts'
import { Recorder } from './recorder.ts'
import { short, shapeOf, stable } from './stable.ts'
import { tellStory } from './story.ts'

const mails: { to: string; text: string }[] = []
const world = {
  EMAIL: { send: (mail: { to: string; text: string }) => Promise.resolve(void mails.push(mail)) },
  MAIL_FROM: 'no-reply@tracewright.test',
  JOBS: silentQueue,
  RUNS: silentQueue,
  WEBHOOKS: silentQueue,
}
const deployed = (vars: object) => deploy(table, { ...world, ...vars } as unknown as Record<string, string>)

/** The token of the newest link that was mailed since the last time: mails go out behind the answers. */
const seen = new Set<string>()
const mailedTo = (address: string) =>
  vi.waitFor(() => {
    const tokens = mails
      .filter(({ to }) => to === address)
      .map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')
      .filter((token) => token !== '' && !seen.has(token))
    const newest = tokens.at(-1)
    if (newest === undefined) throw new Error(`Nothing was mailed to ${address}`)
    for (const token of tokens) seen.add(token)
    return newest
  })

async function finishRun(executionId: string): Promise<void> {
  const stub = executions.getByName(executionId)
  const begun = await stub.beginAttempt({ now: Date.now() })
  if (!begun.ok) throw new Error(begun.code)
  const { attempt } = begun
  const manifestKey = `evidence/${executionId}/manifest.json`
  const httpMetadata = { contentType: 'application/json' }
  await env.FILES.put(manifestKey, JSON.stringify({ executionId, files: [] }), { httpMetadata })
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  const browser = { name: 'Chrome', version: '156' }
  const none = { timelineKey: null, harKey: null, consoleKey: null, warnings: [] }
  await stub.finish({
    attempt,
    status: 'completed',
    result: { browser, manifestKey, ...none },
    now: Date.now(),
  })
}

const run = crypto.randomUUID().replaceAll('-', '')
const recorder = new Recorder(deployed({}))
await tellStory(recorder, { run, mailedTo, finishRun, verified: deployed({ SESSION_LISTING: 'verified' }) })
const recorded = stable(recorder.recordings, run).map((recording) => ({
  ...recording,
  ...('answer' in recording && { answer: short(recording.answer) }),
}))

/** What a call came to, without what differs each time. */
const shapes = (recordings: readonly Recording[]) =>
  recordings.map(
    (recording) => `${recording.operation} ${recording.status} ${JSON.stringify(shapeOf(recording))}`,
  )

const file = '../../../workers/api/reference/examples.generated.ts'
const asFile = (recordings: readonly object[]) =>
  [
    '// Written by `npm run examples` from the calls of test/contract/examples.',
    "import type { Recording } from './recording.ts'",
    '',
    `export const recordings: readonly Recording[] = ${JSON.stringify(recordings, null, 1)}`,
    '',
  ].join('\n')

test('the examples are what the API answers today, in shape; `npm run examples` records them anew', async () => {
  const isSame = JSON.stringify(shapes(committed)) === JSON.stringify(shapes(recorded))
  await expect(asFile(isSame ? committed : recorded)).toMatchFileSnapshot(file)
})

test('there is a call of every operation but the socket, which is no request', () => {
  const called = new Set(recorded.map(({ operation }) => operation))
  expect(table.filter(({ id }) => !called.has(id)).map(({ id }) => id)).toEqual(['sockets.open'])
})
