import { describe, expect, test } from 'vitest'
import { readByModel } from '../../../../shared/domain/requirement-extraction/index.ts'
import { answer, byEngine, limit, readWith, saying, thing } from './support.ts'

const others = (s: number, is: 'context' | 'untestable' | 'question') => ({ s: [s], is, why: 'so it is' })

describe('what a model calls context or untestable', () => {
  const text = 'The age must be at least 18. The weight must be at least 40.'
  const told = (is: 'context' | 'untestable' | 'question') =>
    answer({
      things: [thing('age', { s: [0], kind: 'number' })],
      limits: [limit([0], '[age] >= 18')],
      others: [others(1, is)],
    })

  test.each(['context', 'untestable'] as const)('is %s for the other reader, too', async (is) => {
    expect(byEngine(text).join()).toContain('weight')
    const read = await readWith(text, told(is))
    expect(read.said.join()).not.toContain('weight')
    expect(read.model.accounts[1]).toMatchObject({ sentence: 1, is })
    expect(read.readBy.sentences[0]).toBe('model')
  })

  test('is read by the other reader where the model only asks about it', async () => {
    const read = await readWith(text, told('question'))
    expect(read.said.join()).toContain('weight')
  })

  test('stays silent when it is heard again', async () => {
    const { ask } = saying(told('untestable'))
    const read = await readByModel(text, { ask, timeoutMs: 5000 })
    expect(read.model.rules).toHaveLength(1)
  })

  test('does not silence a sentence that the model reads as well', async () => {
    const both = told('context')
    const read = await readWith(text, {
      ...both,
      things: [...both.things, thing('weight', { s: [1], kind: 'number' })],
      limits: [...both.limits, limit([1], '[weight] >= 40')],
    })
    expect(read.said.filter((one) => one.startsWith('constraint'))).toHaveLength(2)
  })

  test('takes nothing away that rests on another sentence as well', async () => {
    const list = 'The following holds for the form:\n- The age must be at least 18.'
    const read = await readWith(list, answer({ others: [others(0, 'context')] }), null)
    expect(read.said).toEqual(byEngine(list))
  })
})

test('a model that calls every sentence context takes no reading away', async () => {
  const text = 'The age must be at least 18. The weight must be at least 40.'
  const read = await readWith(text, answer({ others: [others(0, 'context'), others(1, 'context')] }), null)
  expect(read.said).toEqual(byEngine(text))
})

describe('where an element of an answer was dropped', () => {
  const text = 'The name must have 2 to 40 characters. The age must be at least 18.'
  const name = thing('name', { s: [0] })
  const half = answer({
    things: [name],
    limits: [limit([0], 'length([name]) >= 2'), limit([0], 'length([name]) <= 50')],
  })

  test('the other reading of its sentence is kept', async () => {
    const read = await readWith(text, half, null)
    expect(read.reasons).toEqual(['50 does not stand in the sentences that it names'])
    const own = byEngine(text).filter((one) => one.includes('length of name'))
    expect(own).not.toEqual([])
    expect(read.said).toEqual(expect.arrayContaining([...own, 'constraint if length of name < 2: refused']))
  })

  test('and mended afterwards, the mended one counts alone', async () => {
    const mended = answer({ limits: [limit([0], 'length([name]) <= 40')] })
    const read = await readWith(text, half, mended)
    expect(read.said.filter((one) => one.includes('length of name'))).toEqual([
      'constraint if length of name < 2: refused',
      'constraint if length of name > 40: refused',
    ])
  })

  test('what both readers say alike is there once', async () => {
    const said = 'The age must be at least 18, and younger people are told "Too young".'
    const read = await readWith(
      said,
      answer({
        things: [thing('age', { s: [0], kind: 'number' })],
        limits: [limit([0], '[age] >= 18'), limit([0], '[age] >= 19')],
      }),
      null,
      null,
    )
    const rules = read.model.rules.map(({ if: condition, then }) => JSON.stringify([condition, then]))
    expect(new Set(rules).size).toBe(rules.length)
  })
})

describe('the step before which a branch parts', () => {
  const text = `1. The clerk presses "Open".
2. The clerk presses "Weigh".
3. The clerk presses "Print".
At step 3, if the printer is off, the clerk presses "Retry".`
  const button = (name: string, s: number) => ({ s: [s], name, role: 'button' as const })
  const flow = (
    title: string,
    s: number[],
    names: string[],
    branch: { of: string; step: number } | null,
  ) => ({
    s,
    title,
    role: branch ? ('alternative' as const) : ('main' as const),
    given: [],
    steps: names.map((name) => ({ do: [`press([${name}])`], see: [] })),
    branch,
  })
  const told = (step: number) =>
    answer({
      controls: [button('Open', 0), button('Weigh', 1), button('Print', 2), button('Retry', 3)],
      flows: [
        flow('Weighing', [0, 1, 2], ['Open', 'Weigh', 'Print'], null),
        flow('The printer is off', [3], ['Retry'], { of: 'Weighing', step }),
      ],
    })

  test.each([
    [1, 0],
    [3, 2],
    [4, 3],
    [0, 0],
  ])('is %i as the text counts, and %i in the model', async (step, index) => {
    const read = await readWith(text, told(step))
    const main = read.model.flows.find(({ title }) => title === 'Weighing')
    const branch = read.model.flows.find(({ title }) => title === 'The printer is off')
    expect(branch?.branchesFrom).toEqual({ flow: main?.id, step: index })
  })

  test.each([5, -1, 2.5])('is none where the flow has no step %d', async (step) => {
    const read = await readWith(text, told(step))
    expect(read.model.flows.some(({ branchesFrom }) => branchesFrom)).toBe(false)
  })
})
