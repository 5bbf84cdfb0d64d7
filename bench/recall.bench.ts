import { readFloors } from '../test/support/corpus/floors.ts'
import { foundIn, type TextRecall, recallOfCorpus, total } from '../test/support/corpus/recall.ts'
import { type Figure, atLeast, atMost, told } from './figures.ts'

const names: Record<string, string> = {
  EP: 'equivalence partitioning',
  BVA: 'boundary values',
  DT: 'decision tables',
  ST: 'state transitions',
  UC: 'scenarios',
  PW: 'pairs of values',
  CL: 'checklists',
}

/** How much of what a tester expects of the corpus texts the embedded engine designs, by technique, and whether what it claims is true. */
export async function run(): Promise<Figure[]> {
  const texts = await recallOfCorpus()
  const found = total(texts, 'found')
  const expected = total(texts, 'expected')
  const least = round(sum(Object.values(readFloors())) / sum(expected.values()))
  const cases = sum(texts.map((text) => text.cases))
  const weak = sum(texts.map((text) => text.weak.length))
  return [
    atLeast('recall of all expected items', round(sum(found.values()) / sum(expected.values())), least, ''),
    ...[...expected].map(([technique, number]) =>
      told(
        `recall of ${names[technique] ?? technique} (${number})`,
        round((found.get(technique) ?? 0) / number),
        '',
      ),
    ),
    atMost('false claims', sum(texts.map((text) => text.falseClaims.length)), 0, 'cases'),
    atMost(`weak oracles of ${cases} cases`, round((100 * weak) / cases), 18, '%'),
    ...texts.map(perText),
  ]
}

function perText({ name, found, expected }: TextRecall): Figure {
  return told(`recall of ${name}`, round(foundIn({ found }) / sum(expected.values())), '')
}

function sum(numbers: Iterable<number>): number {
  let all = 0
  for (const one of numbers) all += one
  return all
}

function round(ratio: number): number {
  return Math.round(ratio * 1000) / 1000
}
