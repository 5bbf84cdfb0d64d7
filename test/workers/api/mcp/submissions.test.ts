import { expect, test } from 'vitest'
import { connect } from '../../../support/assistants.ts'
import { newOwner } from '../../../support/people.ts'
import {
  expecting,
  newSubmittable,
  writtenCase,
  writtenCases,
} from '../../features/public-generator/submissions.ts'

const { token } = await newOwner()

interface Answer {
  accepted: string[]
  returned: { id: string; hint: string }[]
}

test('an assistant reads the instructions, submits, mends what is returned and reads the session', async () => {
  const client = await connect({ token, query: '?toolset=core' })
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { isError, structuredContent } = await client.callTool({ name, arguments: input })
    expect([name, isError ?? false]).toEqual([name, false])
    return structuredContent as unknown
  }
  const instructions = (await call('public_getWritingInstructions')) as {
    instructions: string
    stepGuide: string
  }
  expect(instructions.instructions).toContain('public_submitCases')
  expect(instructions.stepGuide.length).toBeGreaterThan(500)
  expect(instructions).toHaveProperty('schema.properties.testCases')
  const sessionId = await newSubmittable()
  const testCases = [expecting('"Price: 5.95 EUR" is shown'), ...writtenCases.slice(1, 3)]
  const first = (await call('public_submitCases', { sessionId, testCases })) as Answer
  expect(first).toMatchObject({
    accepted: ['TC-002', 'TC-003'],
    returned: [{ id: 'TC-001', hint: expect.any(String) }],
  })
  const second = (await call('public_submitCases', { sessionId, testCases: [writtenCase()] })) as Answer
  expect(second).toMatchObject({ accepted: ['TC-001'], returned: [] })
  const session = (await call('public_getSession', { sessionId })) as { totalTestCases: number }
  expect(session.totalTestCases).toBe(3)
})
