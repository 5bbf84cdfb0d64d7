import { type ExpectedItem, readCorpus } from '../../test/support/corpus/expected.ts'
import { type Design, type TextRecall, recallOf } from '../../test/support/corpus/recall.ts'

/** What a folder of texts with expected items gives, as it comes out. `design` is the product's unless another is to be measured. */
export async function examineTexts(folder: string, design?: Design): Promise<string> {
  const texts = readCorpus(folder)
  if (texts.length === 0)
    throw new Error(`No text with a list of expected items (*.expected.json) in ${folder}`)
  const recalls: TextRecall[] = []
  for (const text of texts) recalls.push(await recallOf(text, design))
  return [tableOf(recalls), ...recalls.flatMap(misses)].join('\n')
}

export function tableOf(recalls: readonly TextRecall[]): string {
  const rows = recalls.map((one) => row(one.name, [one]))
  return ['| text | cases | recall | false claims |', '|---|---|---|---|', ...rows, row('all', recalls)].join(
    '\n',
  )
}

function row(name: string, recalls: readonly TextRecall[]): string {
  const cases = recalls.reduce((all, one) => all + one.cases, 0)
  const expected = count(recalls, 'expected')
  const found = count(recalls, 'found')
  const falseClaims = recalls.reduce((all, one) => all + one.falseClaims.length, 0)
  return `| ${name} | ${cases} | ${(found / expected).toFixed(2)} (${found} of ${expected}) | ${falseClaims} |`
}

function count(recalls: readonly TextRecall[], key: 'expected' | 'found'): number {
  return recalls.flatMap((one) => [...one[key].values()]).reduce((all, one) => all + one, 0)
}

function misses({ name, missed, falseClaims }: TextRecall): string[] {
  return [
    ...missed.map((item) => `${name}: missed ${told(item)}`),
    ...falseClaims.map(({ id, claim }) => `${name}: ${id} claims ${told(claim)}`),
  ]
}

const told = (item: ExpectedItem) => JSON.stringify(item)
