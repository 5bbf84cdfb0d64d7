import type { PricePart } from '../../requirements/facts/prices/price-fact.ts'
import { labelKey } from '../../requirements/facts/labels.ts'
import type { Parameter, Screen } from '../model.ts'
import type { ReadFormulaPart } from './read-part.ts'
import { keysOf } from './phrase-words.ts'
import type { PhraseContext } from './price-phrases.ts'
import { countsPieces } from './phrase-quantities.ts'
import type { PriceCondition, PriceQuantity, PriceRate } from './price-model.ts'

/** Prices before changes. A rate has either its conditions or a phrase that states them. */
export interface BaseRates {
  rates: (PriceRate & { phrase?: string })[]
  conditions: PriceCondition[]
  quantities: PriceQuantity[]
  origins: string[]
  result: string
  /** The result is the name that the text gives it. */
  fixed?: true
  unit: string
  tableId?: string
  /** The table gives the price of one, so that its amounts alone are not what is computed. */
  multiplied?: true
}

/** "Basic costs 19.90 EUR, …": a rate for each choice of an input, times the number of pieces where the form asks for one. */
export function listRates(
  { part, requirementId }: { part: PricePart & { kind: 'list' }; requirementId: string },
  screen: Screen | undefined,
): BaseRates | undefined {
  const input = screen?.parameters.find(({ constraints }) =>
    part.entries.every(({ name }) => choiceOf(name, constraints.choices ?? []) !== undefined),
  )
  if (!screen || !input) return sumOf(part, requirementId, screen)
  const number = countOf(screen, input, part)
  const quantities: PriceQuantity[] = number ? [{ name: number.label, parameterId: number.id }] : []
  const timed = part.per !== undefined && /^(?:month|year|week|day|hour|night)$/.test(part.per)
  if (part.per !== undefined && !timed && !number) return undefined
  return {
    rates: part.entries.map(({ amount }, at) => ({
      requirementId,
      when: [{ condition: at, holds: true }],
      terms: [{ factor: amount, inputs: quantities.map((_, place) => place) }],
    })),
    conditions: part.entries.map(({ name }) =>
      choiceCondition(input, choiceOf(name, input.constraints.choices ?? []) ?? name),
    ),
    quantities,
    origins: [requirementId, ...input.origins.slice(0, 1)],
    result: timed ? `price per ${part.per ?? ''}` : number ? 'total price' : 'price',
    ...(timed ? { fixed: true as const } : {}),
    unit: part.unit,
  }
}

/** "Adults pay 18 EUR, children 9 EUR" beside inputs that count adults and children: the sum of both. */
function sumOf(
  { entries, unit, per }: PricePart & { kind: 'list' },
  requirementId: string,
  screen: Screen | undefined,
): BaseRates | undefined {
  const counted = entries.map(({ name }) =>
    screen?.parameters.find(
      ({ label, constraints }) =>
        constraints.number && labelKey(label.replace(/^number of /i, '')) === labelKey(name),
    ),
  )
  const known = counted.filter((one) => one !== undefined)
  if (known.length < entries.length || per !== undefined) return undefined
  return {
    rates: [
      { requirementId, when: [], terms: entries.map(({ amount }, at) => ({ factor: amount, inputs: [at] })) },
    ],
    conditions: [],
    quantities: known.map(({ id, label }) => ({ name: label, parameterId: id })),
    origins: [requirementId],
    result: 'total price',
    unit,
  }
}

function choiceCondition({ id, label }: Parameter, value: string): PriceCondition {
  return {
    yes: `${label} is "${value}"`,
    no: `${label} is not "${value}"`,
    test: { kind: 'input', parameterId: id, any: [{ kind: 'choice', value }] },
  }
}

function choiceOf(name: string, choices: string[]): string | undefined {
  const key = labelKey(name)
  const exact = choices.find((choice) => labelKey(choice) === key)
  const words = keysOf(name)
  const near = choices.filter(
    (choice) => keysOf(choice).length > 0 && keysOf(choice).every((word) => words.includes(word)),
  )
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

/** The input that counts what the list prices: "Number of tickets" beside "Day ticket", or a plain quantity. */
function countOf(
  { parameters }: Screen,
  input: Parameter,
  { entries, per }: PricePart & { kind: 'list' },
): Parameter | undefined {
  const words = new Set([
    ...entries.flatMap(({ name }) => keysOf(name)),
    ...keysOf(input.label),
    ...keysOf(per ?? ''),
  ])
  return parameters.find(({ label, constraints }) => {
    if (!constraints.number) return false
    if (/^(?:quantity|number|count|amount|pieces|copies)$/i.test(label)) return true
    const counted =
      /^(?:number|quantity|amount) of (.+)$/i.exec(label)?.[1] ?? (/s$/i.test(label) ? label : '')
    return keysOf(counted).some((word) => words.has(word))
  })
}

/** "A room costs 80 EUR per night", "in the high season it costs 120 EUR per night": rates of the same quantities. */
export function formulaRates(
  formulas: ReadFormulaPart[],
  screen: Screen | undefined,
  { stay }: PhraseContext,
): BaseRates | undefined {
  const quantities: PriceQuantity[] = []
  const rates: BaseRates['rates'] = []
  for (const { formula, when, requirementId } of formulas) {
    const { least, most, rounding, terms } = formula
    if (least || most || rounding || terms.some(({ begun }) => begun)) return undefined
    const places = formula.inputs.map(({ name, unit }) => {
      const found = quantityOf(name, unit, screen, stay)
      const known = quantities.findIndex((one) => one.name === found.name)
      return known >= 0 ? known : quantities.push(found) - 1
    })
    rates.push({
      requirementId,
      when: [],
      ...(when === '' ? {} : { phrase: when }),
      terms: terms.map((term) => ({ ...term, inputs: term.inputs.map((at) => places[at] ?? 0) })),
    })
  }
  const units = new Set(formulas.map(({ formula }) => formula.unit))
  const [unit] = units
  if (units.size !== 1 || unit === undefined || rates.length === 0) return undefined
  return {
    rates,
    conditions: [],
    quantities,
    origins: formulas.map(({ requirementId }) => requirementId),
    result: formulas[0]?.formula.result ?? 'price',
    unit,
  }
}

/** The only input that counts the noun of "number of days": "Rental days". */
function countedBy(name: string, screen: Screen | undefined): Parameter | undefined {
  const noun = keysOf(name.replace(/^number of /, '')).at(-1) ?? ''
  const found = (screen?.parameters ?? []).filter(
    ({ label, constraints }) => constraints.number && keysOf(label).at(-1) === noun,
  )
  return name.startsWith('number of ') && found.length === 1 ? found[0] : undefined
}

/** What "number of days" is on a form: an input, the nights between two dates, or a number to be stated. */
export function quantityOf(
  name: string,
  unit: string | undefined,
  screen: Screen | undefined,
  stay: boolean,
): PriceQuantity {
  if (/^number of nights$/.test(name) && stay) return { name, nights: true }
  const keys = new Set(
    [name, unit ?? '', name.replace(/^number of /, '')].filter((one) => one !== '').map(labelKey),
  )
  const parameter = screen?.parameters.find(({ label }) =>
    keys.has(labelKey(label.replace(/\s*\([^()]*\)$/, ''))),
  )
  const pieces = /^number of (?:pieces|items|units|copies|articles)$/.test(name)
    ? (screen?.parameters ?? []).filter((one) => one.constraints.number && countsPieces(one.label))
    : []
  const found = parameter ?? countedBy(name, screen) ?? (pieces.length === 1 ? pieces[0] : undefined)
  return found ? { name, parameterId: found.id } : { name }
}
