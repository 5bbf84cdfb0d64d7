import { expect, test } from 'vitest'
import { z } from 'zod'
import { assistantOf, defineQuestions } from '../../../../workers/features/engine/index.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

const task = defineQuestions({
  name: 'test.naming',
  work: 'stories',
  category: 'story-writing',
  output: () => z.object({ names: z.array(z.string()) }),
  embedded: () => ({ names: [] }),
})
const prompt = (user: string) => ({ system: 'Name things.', user })
const context = contextWith()
const asOf = (handed: Parameters<typeof assistantOf>[2] = []) => assistantOf(context, task, handed)
const good = { names: ['Order'] }

test('what is not answered is collected once, under an id that says the round', async () => {
  const assistant = asOf()
  for (const user of ['a', 'b', 'a']) expect(await assistant.ask(prompt(user))).toBeUndefined()
  const open = assistant.open()
  expect(open?.questions.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(open).toMatchObject({
    round: 1,
    instructions: {
      resource: 'tracewright://reading/instructions/stories',
      path: '/api/public/reading/instructions?work=stories',
      text: 'Name things.',
      schema: { type: 'object' },
    },
  })
  expect(open?.questions.every(({ id }) => /^1-[0-9a-f]{16}$/.test(id))).toBe(true)
})

test('the round follows from the answers: what stays open is asked in three of them, and told after the last', async () => {
  const handed: { id: string; answer: Record<string, unknown> }[] = []
  const rounds = []
  for (let call = 0; call < 5; call++) {
    const assistant = asOf(handed)
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((user) => assistant.ask(prompt(user))))
    const open = assistant.open()
    rounds.push(open?.round)
    const [first] = open?.questions ?? []
    if (first) handed.push({ id: first.id, answer: good })
    else
      expect(assistant.warnings()).toEqual([
        'After three rounds 3 questions had no answer, so the embedded engine worked on that alone.',
      ])
  }
  expect(rounds).toEqual([1, 2, 3, undefined, undefined])
})

test('answers are held to the schema, whichever form they come in', async () => {
  const first = asOf()
  await first.ask(prompt('a'))
  const id = first.open()?.questions[0]?.id ?? ''
  const answerTo = async (answer: string | Record<string, unknown>) => {
    const assistant = asOf([{ id, answer }])
    return [await assistant.ask(prompt('a')), assistant.warnings().length]
  }
  expect(await answerTo(good)).toEqual([good, 0])
  expect(await answerTo(JSON.stringify(good))).toEqual([good, 0])
  expect(await answerTo(`Of course:\n${JSON.stringify(good)}\nDone.`)).toEqual([good, 0])
  for (const answer of ['', '[]', '{', 'names', '{"names": [1]}', { names: 'x' }, {}])
    expect(await answerTo(answer), JSON.stringify(answer)).toEqual([undefined, 1])
})

test('a tool is not told the instructions in its answer', async () => {
  const assistant = assistantOf({ byTool: true }, task, [])
  await assistant.ask(prompt('a'))
  expect(assistant.open()?.instructions).not.toHaveProperty('text')
})

test('questions beyond what is read at once come in the next round, and one that is longer than that in none', async () => {
  const users = [...Array.from({ length: 9 }, (_, at) => `${at}`.repeat(9000)), 'x'.repeat(35_000)]
  const handed: { id: string; answer: Record<string, unknown> }[] = []
  const counts = []
  for (let call = 0; call < 4; call++) {
    const assistant = asOf(handed)
    await Promise.all(users.map((user) => assistant.ask(prompt(user))))
    const questions = assistant.open()?.questions ?? []
    counts.push(questions.length)
    handed.push(...questions.map(({ id }) => ({ id, answer: good })))
  }
  expect(counts).toEqual([3, 3, 3, 0])
})

test('sixty questions are put at most, also where a work asks without end', async () => {
  const assistant = asOf()
  await Promise.all(Array.from({ length: 500 }, (_, at) => assistant.ask(prompt(`question ${at}`))))
  expect(assistant.open()?.questions).toHaveLength(60)
})
