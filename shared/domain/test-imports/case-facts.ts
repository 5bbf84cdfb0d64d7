import Papa from 'papaparse'
import type { Cell, SheetRow } from './sheet-rows.ts'
import { readItems } from './text-lists.ts'
import type { Draft } from './types.ts'

const texts = {
  description: 'description',
  objective: 'objective',
  priority: 'priority',
  testType: 'type',
  testLevel: 'level',
  designTechnique: 'technique',
  riskLevel: 'risk',
  category: 'category',
  requirementRef: 'requirement',
  testCondition: 'condition',
  testBasis: 'basis',
  estimatedDuration: 'duration',
  gherkin: 'gherkin',
} as const satisfies Partial<Record<keyof Draft, Parameters<Cell>[0]>>
const lists = ['preconditions', 'postconditions', 'tags'] as const

type Facts = Omit<Draft, 'place' | 'title' | 'id' | 'steps'>

/** What a row says about its case, but for its steps. A text that only repeats the title says nothing. */
export function factsOf(
  { cell, cells, title }: SheetRow,
  itemsOf: (text: string) => string[] = readItems,
): Facts {
  const said = Object.entries(texts).map(([name, field]) => [name, cell(field)] as const)
  return {
    ...Object.fromEntries(said.filter(([, text]) => text !== '' && text !== title)),
    preconditions: itemsOf(cell('preconditions')),
    postconditions: itemsOf(cell('postconditions')),
    ...(cells('requirement').length > 1 && { requirementRef: cells('requirement').join(', ') }),
    tags: cells('tags').flatMap(readTags),
  }
}

/** More items than a case may have, so that its limit still tells. */
const enoughItems = 101

/**
 * Adds to a case what a further row of it says. Says whether that was anything, and which texts were left out: those that contradict the
 * case's, and all of a row that has no step, as they may be those of another case whose title is missing.
 */
export function addFacts(draft: Draft, more: Facts, { hasStep }: { hasStep: boolean }) {
  const left: string[] = []
  let isUsed = false
  for (const [name, label] of Object.entries(texts) as [keyof typeof texts, string][]) {
    const text = more[name]
    if (text === undefined || text === draft[name]) continue
    if (draft[name] === undefined && hasStep) draft[name] = text
    else left.push(label)
  }
  for (const name of lists) {
    const present = draft[name] ?? []
    const added = (more[name] ?? []).filter((item) => !present.includes(item))
    if (present.length < enoughItems && added.length > 0) draft[name] = [...present, ...added]
    isUsed ||= added.length > 0
  }
  return { isUsed, left }
}

/** Tags are a row of CSV within their cell, so that one of them may hold a comma. */
function readTags(cell: string): string[] {
  if (cell === '') return []
  const delimiter = [', ', ',', ';'].find((mark) => cell.includes(mark)) ?? ','
  const { data } = Papa.parse<string[]>(cell, { delimiter, newline: '\n' })
  return data.flat().map((tag) => tag.trim())
}
