import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deleteEvidence } from '../../../../workers/features/hosted-runs/index.ts'
import { sweepEvidence } from '../../../../workers/features/hosted-runs/sweep-evidence.ts'
import { newContext } from '../../../support/context.ts'

const dayMs = 86_400_000

test('evidence older than the retention goes, younger stays', async () => {
  const key = `evidence/${crypto.randomUUID()}/manifest.json`
  await env.FILES.put(key, '{}')
  await sweepEvidence(newContext({ now: () => Date.now() + 29 * dayMs }))
  expect(await env.FILES.head(key)).not.toBeNull()
  await sweepEvidence(newContext({ now: () => Date.now() + 31 * dayMs }))
  expect(await env.FILES.head(key)).toBeNull()
})

test('deleting the evidence of one run touches no other', async () => {
  const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await env.FILES.put(`evidence/${mine}/case-1/step-1.png`, 'a')
  await env.FILES.put(`evidence/${other}/case-1/step-1.png`, 'b')
  await deleteEvidence(newContext(), mine)
  await deleteEvidence(newContext(), mine)
  expect(await env.FILES.head(`evidence/${mine}/case-1/step-1.png`)).toBeNull()
  expect(await env.FILES.head(`evidence/${other}/case-1/step-1.png`)).not.toBeNull()
})
