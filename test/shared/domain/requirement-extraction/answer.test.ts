import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  AnswerSchema,
  emptyAnswer,
  LooseAnswerSchema,
} from '../../../../shared/domain/requirement-extraction/answer-schema.ts'
import { readAnswer } from '../../../../shared/domain/requirement-extraction/read-answer.ts'
import { answer, readWith, thing } from './support.ts'

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

test.each([
  ['things', { s: 1, name: 'Name' }, { ...thing('Name') }],
  [
    'things',
    {
      s: ['1'],
      name: 'Age',
      kind: 'number',
      entered: 'no',
      step: 1,
      options: null,
      unit: 'null',
      optional: 'false',
    },
    thing('Age', { kind: 'number', entered: false, step: '1', optional: false }),
  ],
  [
    'limits',
    { s: [1], must: '[Name] = 2', show: 'message("A")' },
    { s: [1], must: '[Name] = 2', only: null, show: ['message("A")'] },
  ],
  [
    'rules',
    { s: [1], if: '', then: ['refused'] },
    { s: [1], when: null, if: null, then: ['refused'], closes: null },
  ],
  [
    'flows',
    { s: [1], steps: [{ do: 'submit' }] },
    { s: [1], title: '', role: 'main', given: [], steps: [{ do: ['submit'], see: [] }], branch: null },
  ],
  ['answers', { s: [1], show: ['message("A")'] }, { s: [1], of: [], about: 'any', show: ['message("A")'] }],
  ['others', { s: [1], is: 'context' }, { s: [1], is: 'context', why: '' }],
] as const)('what an element of %s leaves out is empty', (kind, element, whole) => {
  const read = readAnswer({ [kind]: [element], samples: null, controls: undefined }, 10)
  expect(read?.dropped).toEqual([])
  expect(read?.answer[kind]).toEqual([whole])
  expect(readAnswer({ [kind]: element }, 10)?.answer[kind]).toEqual([whole])
})

test.each([
  ['things', { s: [1] }],
  ['things', { s: ['one'], name: 'Name' }],
  ['limits', { s: [1] }],
  ['others', { s: [1], is: 'nonsense' }],
  ['rules', 'submit'],
])('an element of %s without what makes it one is dropped', (kind, element) => {
  expect(readAnswer({ [kind]: [element] }, 10)?.dropped).toMatchObject([
    { kind, reason: 'it does not have the properties of its kind' },
  ])
})

test('a small model that thinks aloud and writes no proper JSON is understood', async () => {
  const loose = `<think>The age is {"a": 1}?</think>Here:
\`\`\`json
{'things': [{'s': [0], 'name': 'age', 'kind': 'number',},],
 'limits': [{'s': [0], 'must': "[age] >= 18"}], 'rules': [{s: [1], if: "[plan] == 'Gold' && [age] ≥ 18", then: ['message("Hello")']}],
 'controls': null, things2: [],}
\`\`\``
  const read = await readWith(
    'The age must be at least 18. If the plan is Gold and the age at least 18, "Hello" is shown.',
    loose,
  )
  expect(read.said).toContain('constraint if age < 18: refused')
  expect(read.reasons).toEqual(['nothing is declared with the name [plan]'])
})
