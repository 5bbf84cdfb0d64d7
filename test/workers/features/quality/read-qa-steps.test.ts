import { expect, test } from 'vitest'
import { readQaSteps } from '../../../../workers/features/quality/read-qa-steps.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'

const { token } = await newPerson()

test('cases are read whole: their steps, their own expected result, and whether a run could judge them', async () => {
  const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }]
  const { testCases } = await ask(
    readQaSteps,
    {
      testCases: [
        { id: 'A', steps, expectedResult: 'The heading "Orders" is shown' },
        { id: 'B', steps, expectedResult: 'It looks good' },
        { id: 'C', steps },
      ],
    },
    { token },
  )
  expect(testCases?.map(({ id, ready, outcome }) => [id, ready, outcome?.readable])).toEqual([
    ['A', true, true],
    ['B', false, false],
    ['C', false, undefined],
  ])
  expect(testCases?.[1]?.outcome?.problems).toEqual([
    { part: 'It looks good', message: expect.any(String), suggestions: expect.any(Array) },
  ])
})

test('a case that is sent as it was answered is taken with all of its fields', async () => {
  const whole = {
    id: 'A',
    title: 'Pay',
    priority: 'high',
    type: 'smoke',
    automation: { ready: true, reasons: [] },
  }
  const answer = await send(readQaSteps, { testCases: [whole] } as never, { token })
  expect(answer.status).toBe(200)
})

test('more steps than can be read at once are refused, and so are both or neither of steps and cases', async () => {
  const step = { stepNumber: 1, action: 'Open the page', expectedResult: '' }
  const testCases = Array.from({ length: 11 }, (_, at) => ({
    id: `${at}`,
    steps: Array.from({ length: 200 }, () => step),
  }))
  expect(await refusal(send(readQaSteps, { testCases }, { token }))).toMatchObject({
    status: 400,
    details: [{ path: 'testCases', message: 'Send at most 2,000 steps at a time' }],
  })
  const long = { action: 'x'.repeat(4000) }
  expect(
    await refusal(send(readQaSteps, { steps: Array.from({ length: 251 }, () => long) }, { token })),
  ).toMatchObject({
    status: 400,
    details: [{ path: 'steps', message: 'Send steps of at most 1,000,000 characters at a time' }],
  })
  for (const body of [{}, { steps: [step], testCases: [{ id: 'A' }] }])
    expect(await refusal(send(readQaSteps, body, { token }))).toMatchObject({
      status: 400,
      details: [{ message: 'Send either steps or testCases' }],
    })
})
