import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  AnswerSchema,
  emptyAnswer,
  LooseAnswerSchema,
  readAnswer,
} from '../../../../shared/domain/requirement-extraction/answer-schema.ts'
import { answer, thing } from './support.ts'

test('every property of an answer is required, as strict providers want it', () => {
  const optional: string[] = []
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { properties, required } = schema as { properties?: object; required?: string[] }
    for (const name of Object.keys(properties ?? {}))
      if (!required?.includes(name)) optional.push(`${path}.${name}`)
    for (const [name, one] of Object.entries(schema)) look(one, `${path}.${name}`)
  }
  look(z.toJSONSchema(AnswerSchema()), '')
  expect(optional).toEqual([])
  expect(AnswerSchema().safeParse(emptyAnswer()).success).toBe(true)
})

test('an answer that comes as a text between other words is read', () => {
  const told = readAnswer(
    `Here it is:\n\`\`\`json\n${JSON.stringify(answer({ things: [thing('Name')] }))}\n\`\`\``,
    10,
  )
  expect(told?.answer.things).toHaveLength(1)
})

test('providers are shown the whole schema of an answer, and an answer with a broken element passes', () => {
  const shown = { target: 'draft-7', io: 'input', reused: 'inline' } as const
  expect(z.toJSONSchema(LooseAnswerSchema(), shown)).toEqual({
    ...z.toJSONSchema(AnswerSchema(), shown),
    additionalProperties: false,
  })
  expect(LooseAnswerSchema().safeParse({ things: [7] }).success).toBe(true)
  expect(LooseAnswerSchema().safeParse([]).success).toBe(false)
})
