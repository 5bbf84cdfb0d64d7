import { writeCases } from '../../shared/domain/authoring/index.ts'
import { judge } from '../../shared/domain/judging/index.ts'
import type { NumberedSentence } from '../../shared/domain/judging/types.ts'
import { Readings, automationOf } from '../../shared/domain/step-readings/automation.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { type Figure, atMost, median, told } from '../figures.ts'
import type { AuthoredPage } from './pages.ts'

const rounds = 5
const judgedAtOnce = 200

/** What it costs to judge the cases of authored pages, and how soon the first of an answer is told of. */
export async function judgingFigures(pages: readonly AuthoredPage[]): Promise<Figure[]> {
  const answers = pages.map((page) => ({ ...page, sentences: sentencesOf(page.requirements) }))
  const rates = answers.map(({ testCases, sentences, pages: inventories }) => {
    const judging = cpuMsOf(() => judge(testCases, { sentences, pages: inventories, author: 'model' }))
    const reading = cpuMsOf(() => readAll(testCases))
    return { judging: judging / testCases.length, ratio: judging / reading }
  })
  const first = []
  for (const answer of answers) first.push(await firstCaseMs(answer))
  return [
    atMost(
      `processor time to judge ${judgedAtOnce} written cases`,
      Math.round(judgedAtOnce * Math.max(...rates.map(({ judging }) => judging))),
      300,
      'ms',
    ),
    told(
      'judging, by the reading of the steps alone',
      Math.round(10 * median(rates.map(({ ratio }) => ratio))) / 10,
      '×',
    ),
    atMost('the first case is told of, after its last letter', Math.round(Math.max(...first)), 150, 'ms'),
  ]
}

function readAll(testCases: readonly TestCase[]): void {
  const readings = new Readings()
  for (const testCase of testCases) automationOf(testCase, { readings })
}

function cpuMsOf(work: () => unknown): number {
  const all = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // The first one reads the code, too.
  return median(all.slice(1))
}

interface Answer {
  testCases: readonly TestCase[]
  sentences: NumberedSentence[]
}

/** From the moment that an answer holds one whole case until that is told of, judged. */
async function firstCaseMs({ testCases: [testCase], sentences }: Answer): Promise<number> {
  if (!testCase) throw new Error('A page without cases')
  const { title, steps = [] } = testCase
  const element = {
    t: title,
    s: sentences.map(({ id }) => id),
    steps: steps.map(({ action, expectedResult }) => [action, expectedResult]),
  }
  const text = `{"cases":[${JSON.stringify(element)}`
  let began = 0
  let toldAt = 0
  await writeCases(
    { sentences, mode: 'generate' },
    {
      ask: async (_prompt, onText) => {
        began = performance.now()
        onText?.(text)
        return `${text}]}`
      },
      judge: (cases, questions) => judge(cases, { sentences, questions, author: 'model' }),
      onCase: () => {
        toldAt ||= performance.now()
      },
    },
  )
  if (toldAt === 0) throw new Error('No case was told of')
  return toldAt - began
}

const sentencesOf = (text: string): NumberedSentence[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({ id: `S${at + 1}`, text: line.trim(), requirementRef: `REQ-${at + 1}` }))
