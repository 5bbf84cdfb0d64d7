import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designCases } from '../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'

const rounds = 'bench/exam/rounds'
const texts = readdirSync(rounds, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

test.each(texts)('what designs cases and what checks them mean the same by a text: %s', (name) => {
  const { model, sentences } = readRequirements(readFileSync(`${rounds}/${name}`, 'utf8'))
  const { cases, gaps } = designCases(model, sentences)
  const refuted = gaps.filter(({ kind }) => kind === 'unconfirmed')
  // A case or two of a text may say more than what holds there; more tells of two meanings.
  expect(refuted.length).toBeLessThanOrEqual(1 + cases.length / 20)
})
