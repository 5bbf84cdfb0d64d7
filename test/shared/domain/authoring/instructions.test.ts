import { expect, test } from 'vitest'
import { writingInstructions } from '../../../../shared/domain/authoring/instructions.ts'
import { SubmittedCases } from '../../../../shared/domain/authoring/submitted-cases.ts'
import { compactGuide } from '../../../../shared/domain/authoring/step-guide/compact-guide.ts'
import { systemPrompt } from '../../../../shared/domain/authoring/prompt/system-prompt.ts'
import { writingRules } from '../../../../shared/domain/authoring/prompt/rules.ts'

test('an assistant is given the rules and the guide of the prompt, and the schema of what it submits', () => {
  const { instructions, stepGuide, schema, version } = writingInstructions()
  for (const rule of writingRules) {
    expect(instructions).toContain(rule)
    expect(systemPrompt()).toContain(rule)
  }
  expect(stepGuide).toBe(compactGuide())
  expect(JSON.stringify(schema)).toContain('"computed"')
  expect(version).not.toBe('')
  expect(JSON.stringify({ instructions, stepGuide, schema }).length).toBeLessThan(24_000)
})

test('what is submitted needs steps and sentences', () => {
  const testCase = {
    id: 'A',
    title: 'A',
    steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }],
    sentences: ['B'],
  }
  expect(SubmittedCases().safeParse({ testCases: [testCase] }).success).toBe(true)
  expect(SubmittedCases().safeParse({ testCases: [{ ...testCase, sentences: undefined }] }).success).toBe(
    false,
  )
})
