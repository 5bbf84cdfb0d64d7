import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getExecution } from '../../../../workers/features/hosted-runs/get-execution.ts'
import { openLink, signingSecret } from '../../../../shared/services/signing.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newExecution } from '../../../support/executions.ts'
import { caseResult, newRun, newSession, wholeRun } from '../../../support/runs.ts'

test('a run in progress shows its finished cases, and counts none of the rest as skipped', async () => {
  const { executionId, stub, attempt } = await newRun()
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  const answer = await wholeRun(executionId)
  expect(answer).toMatchObject({
    executionId,
    status: 'running',
    testType: 'web',
    baseUrl: 'https://site.test/',
    browser: { name: 'Chrome', version: '156' },
    counts: { total: 2, passed: 1, failed: 0, error: 0, skipped: 0, healed: 0 },
    finishedAt: null,
    error: null,
  })
  expect(answer.cases[0]).toMatchObject({
    testCaseId: 'TC-1',
    status: 'passed',
    consoleUrl: null,
    harUrl: null,
  })
})

test('a run in progress names all its cases, and shows the newest picture of the one that goes on', async () => {
  const { executionId, stub, attempt } = await newRun()
  expect(await wholeRun(executionId)).toMatchObject({
    planned: [
      { testCaseId: 'TC-1', title: 'Case TC-1', steps: 1 },
      { testCaseId: 'TC-2', title: 'Case TC-2', steps: 1 },
    ],
    latest: null,
  })
  const partial = caseResult(executionId, 1, { partial: true })
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  await stub.putCase({ attempt, index: 1, result: partial, now: Date.now() })
  const { latest } = await wholeRun(executionId)
  expect(latest).toMatchObject({ testCaseId: 'TC-2', stepNumber: 1 })
  const token = latest?.screenshotUrl.split('/').at(-1) ?? ''
  expect(openLink(signingSecret(newContext().services.settings), token, Date.now())).toEqual({
    ok: true,
    key: partial.steps[0]?.screenshotKey,
  })
  await stub.finish({ attempt, status: 'cancelled', now: Date.now() })
  expect((await wholeRun(executionId)).latest).toBeNull()
})

test('every screenshot key has a signed link, good for one hour', async () => {
  const { executionId, stub, attempt } = await newRun()
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  const before = Date.now()
  const { cases, evidence } = await wholeRun(executionId)
  const after = Date.now()
  const key = cases[0]?.steps[0]?.screenshotKey ?? ''
  const token = cases[0]?.screenshotUrls[key]?.split('/').at(-1) ?? ''
  const secret = signingSecret(newContext().services.settings)
  expect(openLink(secret, token, before + 3_599_000)).toEqual({ ok: true, key })
  expect(openLink(secret, token, after + 3_601_000).ok).toBe(false)
  expect(Date.parse(evidence.expiresAt)).toBeGreaterThan(before + 3_599_000)
})

test('a finished run carries its counts, duration and run-wide evidence', async () => {
  const { executionId, stub, attempt } = await newRun({ sessionId: await newSession() })
  const result = {
    browser: { name: 'Chrome', version: '156' },
    manifestKey: `evidence/${executionId}/manifest.json`,
    timelineKey: null,
    harKey: null,
    consoleKey: null,
    warnings: [],
  }
  await stub.finish({ attempt, status: 'completed', result, now: Date.now() + 50 })
  const answer = await wholeRun(executionId)
  expect(answer.status).toBe('completed')
  expect(answer.durationMs).toBeGreaterThan(0)
  expect(answer.evidence.manifestUrl).toContain('/api/evidence/')
  expect(answer.evidence.harUrl).toBeNull()
})

test('a run that failed says why', async () => {
  const { executionId, stub, attempt } = await newRun()
  const error = { error: 'runs.no_browser', message: 'No browser became free within ten minutes.' }
  await stub.finish({ attempt, status: 'failed', error, now: Date.now() })
  expect(await wholeRun(executionId)).toMatchObject({ status: 'failed', error })
})

test('a generation, and a run of an organization, are not found here', async () => {
  const generation = await newExecution()
  await expectRefusal(
    send(getExecution, { executionId: generation.executionId }),
    404,
    'executions.not_found',
  )
  const foreign = await newRun({ organizationId: crypto.randomUUID() })
  await expectRefusal(send(getExecution, { executionId: foreign.executionId }), 404)
})

test('the strength of checks is shown per step, per case and for the run, and only where it was measured', async () => {
  const plain = await newRun()
  await plain.stub.putCase({
    attempt: plain.attempt,
    index: 0,
    result: caseResult(plain.executionId, 0),
    now: Date.now(),
  })
  const unmeasured = await wholeRun(plain.executionId)
  expect(unmeasured).not.toHaveProperty('strength')
  expect(unmeasured.cases[0]).not.toHaveProperty('strength')

  const { executionId, stub, attempt } = await newRun({ assertionStrength: true })
  const [step] = caseResult(executionId, 0).steps
  const survivors = [
    { check: '“A”', fault: 'element_moved' as const, description: 'It was moved.', hint: 'Say where.' },
  ]
  const own = { faults: 1, killed: 1, survived: 0, inconclusive: 0, weak: false, survivors: [] }
  const strength = { faults: 4, killed: 2, survived: 1, inconclusive: 1, weak: true, survivors }
  const sum = { faults: 5, killed: 3, survived: 1, inconclusive: 1, mutationScore: 0.75, weakSteps: 1 }
  const result = caseResult(executionId, 0, {
    ...(step ? { steps: [{ ...step, strength }] } : {}),
    strength: { ...sum, heldBefore: true, expectedResult: own },
  })
  await stub.putCase({ attempt, index: 0, result, now: Date.now() })
  await stub.putCase({
    attempt,
    index: 1,
    result: caseResult(executionId, 1, { status: 'failed' }),
    now: Date.now(),
  })
  const answer = await wholeRun(executionId)
  expect(answer.strength).toEqual(sum)
  expect(answer.cases.map((one) => one.strength)).toEqual([
    { ...sum, heldBefore: true, expectedResult: own },
    undefined,
  ])
  expect(answer.cases[0]?.steps[0]?.strength).toEqual(strength)
})

test('what a case had come to is shown once nothing more can come, and its archive where something was stored', async () => {
  const { executionId, stub, attempt } = await newRun()
  const [now, result] = [Date.now(), caseResult(executionId, 0, { status: 'skipped', partial: true })]
  await stub.putCase({ attempt, index: 0, result, now })
  expect(await wholeRun(executionId)).toMatchObject({
    cases: [],
    counts: { skipped: 0 },
    evidence: { archiveUrl: null },
  })
  await env.FILES.put(`evidence/${executionId}/case-1/step-1.png`, 'png')
  await stub.finish({ attempt, status: 'failed', now })
  const over = await wholeRun(executionId)
  expect(over).toMatchObject({
    counts: { total: 2, skipped: 2 },
    cases: [{ testCaseId: 'TC-1', status: 'skipped' }],
  })
  expect(over.evidence.archiveUrl).toContain('/api/evidence/')
})

test('a run tells of each case that did not pass why, in its verdicts, too, and counts the causes', async () => {
  const { executionId, stub, attempt } = await newRun()
  const candidates = [{ say: 'button "Log in"', role: 'button', name: 'Log in' }]
  const error = 'steps.not_found: There is no button "Sign in" on the page.'
  const [step] = caseResult(executionId, 0).steps
  const broken = {
    ...step,
    stepNumber: 1,
    action: 'Click "Sign in"',
    durationMs: 1,
    healed: false,
    assertions: [],
  }
  const results = [
    caseResult(executionId, 0, {
      status: 'error',
      error,
      steps: [{ ...broken, status: 'error', error, candidates }],
    }),
    caseResult(executionId, 1, { status: 'failed', error: 'steps.check_failed: Expected: A. Actual: B.' }),
  ]
  for (const [index, result] of results.entries())
    await stub.putCase({ attempt, index, result, now: Date.now() })
  const causes = { behaviour: 1, control: 1, step: 0, other: 0 }
  const whole = await wholeRun(executionId)
  expect(whole).toMatchObject({
    causes,
    cases: [
      { cause: 'control', candidates, steps: [{ candidates }] },
      { status: 'failed', cause: 'behaviour' },
    ],
  })
  const verdicts = await ask(getExecution, { executionId, detail: 'verdicts' })
  expect(verdicts).toMatchObject({
    causes,
    cases: [{ cause: 'control', error, candidates }, { cause: 'behaviour' }],
  })
  expect(verdicts.cases[1]).not.toHaveProperty('candidates')
})

test('a case that passed has no cause; one that was never reached counts as another', async () => {
  const { executionId, stub, attempt } = await newRun()
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  expect((await wholeRun(executionId)).causes).toEqual({ behaviour: 0, control: 0, step: 0, other: 0 })
  await stub.finish({ attempt, status: 'cancelled', now: Date.now() })
  const over = await wholeRun(executionId)
  expect(over.causes).toEqual({ behaviour: 0, control: 0, step: 0, other: 1 })
  expect(over.cases[0]).not.toHaveProperty('cause')
})

test('what the expected result of a case may have meant is told with the case', async () => {
  const { executionId, stub, attempt } = await newRun()
  const candidates = [{ say: 'heading "Orders"', role: 'heading', name: 'Orders' }]
  const error = 'steps.not_found: There is no heading "Order" on the page. (expected result of the case)'
  const result = caseResult(executionId, 0, { status: 'error', error, candidates })
  await stub.putCase({ attempt, index: 0, result, now: Date.now() })
  expect((await wholeRun(executionId)).cases[0]).toMatchObject({ cause: 'control', candidates })
})
