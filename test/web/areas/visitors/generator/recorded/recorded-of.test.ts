import { expect, test } from 'vitest'
import { judge } from '../../../../../../shared/domain/judging/index.ts'
import { TestCase } from '../../../../../../shared/domain/test-cases/schema.ts'
import { recordedOf } from '../../../../../../web/areas/visitors/generator/recorded/recorded-of.ts'
import { samples } from '../../../../../../web/areas/visitors/generator/sample-texts.ts'
import { numbered } from '../../../../../support/authored/authored.ts'

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

test('samples name what was recorded for them, and nothing was recorded for the others', () => {
  const named = samples.flatMap(({ id, recorded }) => (recorded ? [[id, recorded]] : []))
  const stored = samples.flatMap(({ id }) => {
    const answer = recordedOf(id)
    return answer ? [[id, { cases: answer.testCases.length, at: answer.recordedAt }]] : []
  })
  expect(named).toEqual(stored)
  expect(stored).toHaveLength(2)
})

test.each(samples.filter(({ recorded }) => recorded))(
  'the judge leaves the recorded cases of $name as they are, and a browser can run each',
  ({ id, text }) => {
    const testCases = (recordedOf(id)?.testCases ?? []).map((each) => TestCase().parse(each))
    const judged = judge(testCases, { sentences: numbered(text), author: 'model' })
    expect([judged.left, judged.returned, judged.removed]).toEqual([[], [], []])
    expect(judged.cases.map((each) => each.id)).toEqual(testCases.map((each) => each.id))
    for (const { steps, automation, checks = [] } of judged.cases) {
      expect(automation?.ready).toBe(true)
      expect(checks.filter(({ result }) => result === 'fails')).toEqual([])
      const held = checks.flatMap(({ check, result }) => (result === 'holds' ? [check] : []))
      expect(held).toEqual(expect.arrayContaining(['readable', 'grounded', 'single_fault', 'consistent']))
      expect(steps?.map(({ expectedResult }) => expectedResult)).toContainEqual(
        expect.stringMatching(/shown/),
      )
    }
  },
)

test.each(samples.filter(({ recorded }) => recorded))(
  'what was recorded for $name quotes its sentences letter by letter',
  ({ id, text }) => {
    const { testCases = [], questions = [] } = recordedOf(id) ?? {}
    const quoted = [
      ...testCases.flatMap(({ sentences }) => sentences),
      ...questions.map(({ sentence }) => sentence),
    ]
    for (const sentence of quoted) expect(inOneLine(text)).toContain(sentence)
  },
)
