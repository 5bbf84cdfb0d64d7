import type { Scenario } from './scenarios.ts'
import type { ScenarioStep } from './types.ts'

/** A place in the steps of a scenario that holds a value: a parameter in quotes, a number, or a cell of a table. */
interface Slot {
  step: number
  /** Index among the values of the step; `row` and 1 for the value of a row in a table. */
  value: number
  row?: number
}

/** A column of examples and the places that it fills. */
export interface Column {
  head: string
  slots: Slot[]
  /** Where the quotes around its values stand; in the cells where blanks at an edge would be lost, and nowhere for numbers and cells. */
  quotes: 'step' | 'cells' | 'none'
  /** One for each scenario. */
  values: string[]
}

/** Scenarios that differ in values only. */
export interface Outline {
  scenarios: [Scenario, ...Scenario[]]
  columns: Column[]
}

// What a person would compare at a glance.
const mostColumns = 4
// Parameters that name elements are a part of what a scenario is about; these are what it is tried with.
const variable = new Set(['value', 'option', 'text', 'count'])

/**
 * Finds scenarios that do the same with other values. They become one outline, in the place of the first; every other scenario stays as it
 * is. Elements, tables and descriptions are the same in all of them.
 */
export function outlinesOf(scenarios: Scenario[]): (Scenario | Outline)[] {
  const families = Map.groupBy(scenarios, (scenario) =>
    scenario.tags.includes('manual') ? scenario : shapeOf(scenario),
  )
  return [...families.values()].flatMap((family) => {
    const outline = outlineOf(family)
    if (outline) return [outline]
    // What differs in too much is often one requirement tried on one input, and another on another.
    const smaller = Map.groupBy(family, ({ requirement }) => requirement)
    return [...smaller.values()].flatMap((part): (Scenario | Outline)[] => {
      const one = outlineOf(part)
      return one ? [one] : part
    })
  })
}

function outlineOf([first, ...others]: Scenario[]): Outline | undefined {
  if (!first || others.length === 0) return undefined
  const family: [Scenario, ...Scenario[]] = [first, ...others]
  const columns = columnsOf(family)
  const fits = columns.length > 0 && columns.length <= mostColumns && !collides(family, columns)
  return fits ? { scenarios: family, columns } : undefined
}

export const isOutline = (one: Scenario | Outline): one is Outline => 'columns' in one

function shapeOf({ steps, description }: Scenario): string {
  return JSON.stringify([
    description,
    steps.map(({ keyword, phrase }) => [
      keyword,
      phrase.expression,
      phrase.parameters.map(({ name }, index) => variable.has(name) || phrase.values[index]),
      phrase.docString,
      phrase.table?.map(([name, value], row) => (row === 0 ? [name, value] : [name])),
    ]),
  ])
}

function columnsOf(family: [Scenario, ...Scenario[]]): Column[] {
  const columns: Column[] = []
  for (const slot of slotsOf(family[0])) {
    const values = family.map((scenario) => valueAt(scenario, slot))
    if (values.every((value) => value === values[0])) continue
    const quotes = quotesOf(family[0], slot, values)
    const same = columns.find(
      (column) => column.quotes === quotes && column.values.every((value, index) => value === values[index]),
    )
    if (same) same.slots.push(slot)
    else columns.push({ head: headOf(family[0], slot, columns), slots: [slot], values, quotes })
  }
  return columns
}

function slotsOf({ steps }: Scenario): Slot[] {
  return steps.flatMap(({ phrase }, step) => [
    ...phrase.parameters.flatMap(({ name, type }, value) =>
      variable.has(name) && (type === 'string' || type === 'int') ? [{ step, value }] : [],
    ),
    ...(phrase.table?.[0]?.length === 2
      ? phrase.table.slice(1).map((_, index) => ({ step, value: 1, row: index + 1 }))
      : []),
  ])
}

function quotesOf({ steps }: Scenario, { step, value, row }: Slot, values: string[]): Column['quotes'] {
  if (row !== undefined || steps[step]?.phrase.parameters[value]?.type !== 'string') return 'none'
  return values.some((text) => text !== text.trim()) ? 'cells' : 'step'
}

function valueAt({ steps }: Scenario, { step, value, row }: Slot): string {
  const phrase = steps[step]?.phrase
  return String((row === undefined ? phrase?.values[value] : phrase?.table?.[row]?.[value]) ?? '')
}

/** A value is called like the element it belongs to, a text by what it is; the same head does not come twice. */
function headOf(scenario: Scenario, slot: Slot, taken: Column[]): string {
  const phrase = scenario.steps[slot.step]?.phrase
  const own = slot.row === undefined ? ownerOf(phrase, slot.value) : phrase?.table?.[slot.row]?.[0]
  const wanted = (own ?? 'value').replaceAll(/[<>|\\"]/g, '').trim() || 'value'
  const heads = new Set([...reserved, ...taken.map(({ head }) => head)])
  let head = wanted
  for (let number = 2; heads.has(head); number++) head = `${wanted} ${number}`
  return head
}

const reserved = ['id', 'case']

function ownerOf(phrase: ScenarioStep['phrase'] | undefined, value: number): string | undefined {
  const parameter = phrase?.parameters[value]?.name
  const element = phrase?.parameters.findIndex(({ name }) => ['name', 'field', 'place'].includes(name)) ?? -1
  if (parameter === 'text' && phrase?.expression.startsWith('the message')) return 'message'
  return element < 0 ? parameter : String(phrase?.values[element] ?? parameter)
}

/** Placeholders are replaced as text, so no other text may look like one of them. */
function collides(family: Scenario[], columns: Column[]): boolean {
  const marks = [...reserved, ...columns.map(({ head }) => head)].map((head) => `<${head}>`)
  const texts = JSON.stringify(
    family.map(({ id, title, steps }) => [id, title, steps.map(({ phrase }) => phrase)]),
  )
  return marks.some((mark) => texts.includes(mark))
}
