import { expect, test } from 'vitest'
import { emptyAnswer } from '../../../../shared/domain/requirement-extraction/answer-schema.ts'
import type { DesignEvent } from '../../../../shared/domain/test-generation/index.ts'
import { designCases } from '../../../../workers/features/quality/index.ts'
import { contextWith, request, says } from './support.ts'

const tooLittle = 'The model read too little of the text, so the embedded engine worked alone.'

test('a long text is asked about in parts, no more than sixty times, and the events tell what was asked', async () => {
  const requirements = Array.from(
    { length: 2000 },
    (_, index) => `The page ${index} shows the list of orders.`,
  ).join('\n')
  let asked = 0
  const events: DesignEvent[] = []
  const context = contextWith(() => {
    asked += 1
    return says(emptyAnswer())()
  })
  const onProgress = (event: DesignEvent) => void events.push(event)
  const { warnings } = await designCases(
    context,
    request({ requirements, mode: 'extract-requirements', onProgress }),
  )
  expect(asked).toBe(60)
  expect(warnings[0]).toBe(tooLittle)
  const { warnings: told } = await designCases(
    context,
    request({ requirements: `${requirements}\n`.repeat(2), mode: 'extract-requirements' }),
  )
  expect(told[0]).toMatch(/^The text has more than 96,000 characters/)
  expect(asked).toBe(60)
  expect(events[0]).toMatchObject({
    type: 'status',
    phase: 'reading',
    message: expect.stringContaining('model'),
  })
  expect(events[1]).toMatchObject({
    type: 'tool_call',
    tool: 'ask_model',
    input: expect.stringMatching(/^\d+ characters in \d+ parts$/),
    output: expect.stringMatching(/^\d+ parts answered, \d+ questions$/),
  })
})
