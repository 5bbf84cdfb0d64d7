import { readFile } from 'node:fs/promises'
import { articles } from '../../shared/domain/testing-knowledge/articles/index.ts'
import { answerQuestion } from '../../shared/domain/testing-knowledge/index.ts'
import { stem } from '../../shared/domain/english/stem.ts'

interface AskedQuestion {
  id: string
  question: string
  /** Names of the topic, each of them right. */
  expect?: string[]
  /** Not about testing: the right answer is none. */
  outside?: boolean
}

/** Scores a file of questions (`[{ id, question, expect | outside }]`): is the first article one of those expected, and is there none where none fits? */
export async function examineQuestions(file: string): Promise<string> {
  const questions = JSON.parse(await readFile(file, 'utf8')) as AskedQuestion[]
  const scored = await Promise.all(
    questions.map(async (asked) => {
      const { sources } = await answerQuestion({ question: asked.question })
      const first = articles.find(({ id }) => id === sources[0]?.articleId)
      return { asked, first: first?.id ?? 'nothing', isRight: isRight(asked, first) }
    }),
  )
  const rows = [
    ['about testing', scored.filter(({ asked }) => !asked.outside)],
    ['about other things', scored.filter(({ asked }) => asked.outside)],
    ['all', scored],
  ] as const
  return [
    '| questions | right first |',
    '|---|---|',
    ...rows.map(([name, some]) => {
      const right = some.filter((each) => each.isRight).length
      return `| ${name} | ${(right / some.length).toFixed(2)} (${right} of ${some.length}) |`
    }),
    ...scored
      .filter((each) => !each.isRight)
      .map(({ asked, first }) => `${asked.id}: ${first} for ${JSON.stringify(asked.question)}`),
  ].join('\n')
}

function isRight(
  { expect = [], outside }: AskedQuestion,
  first?: { title: string; aliases: string[] },
): boolean {
  if (outside || !first) return Boolean(outside) && !first
  const names = new Set([first.title, ...first.aliases].map(folded))
  return expect.some((name) => names.has(folded(name)))
}

/** Without regard to capitals, hyphens and plural. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .join('')
