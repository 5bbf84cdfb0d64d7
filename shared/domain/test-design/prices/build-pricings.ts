import type { PriceChange } from '../../requirements/facts/prices/price-fact.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { DecisionTable, Screen } from '../model.ts'
import { keysOf } from './phrase-words.ts'
import { bindPhrase, type PhraseContext } from './price-phrases.ts'
import { listRates, formulaRates, quantityOf, type BaseRates } from './price-bases.ts'
import { tableRates } from './table-rates.ts'
import { namedBy, namedResult, resultIn } from './price-names.ts'
import type { PriceCondition, PriceStep, PriceTerm, Pricing } from './price-model.ts'
import { contextOf, stayOf } from './price-context.ts'
import type { ReadPart, ReadFormulaPart } from './read-part.ts'

// A sentence that changes prices in words that were not understood makes every computed price doubtful.
const speaksOfChange =
  /\b(?:discount|surcharge|rebate|cheaper|price reduction)(?:s|ed)?\b|\d\s?% (?:off|less|more)\b/i

/**
 * The price that the sentences of a text define: rates, and changes under conditions. Nothing where any of it was not understood, or
 * where the text only states a rate without conditions, which is a formula.
 */
export function buildPricings(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
  tables: DecisionTable[],
): Pricing[] {
  const parts = sentences.flatMap((sentence) =>
    sentence.facts.flatMap((fact): ReadPart[] =>
      fact.kind === 'price' && sentence.requirementId !== undefined
        ? [{ part: fact.part, sentence, requirementId: sentence.requirementId }]
        : [],
    ),
  )
  if (parts.length === 0) return []
  const changes = parts.filter(({ part }) => part.kind === 'change')
  const unread = sentences.some(
    ({ kind, text, facts }) =>
      (kind === 'requirement' || kind === 'context') &&
      speaksOfChange.test(text) &&
      facts.every((fact) => fact.kind === 'rule' || fact.kind === 'formula'),
  )
  const screens = [...new Set(parts.flatMap(({ sentence }) => screenOf(sentence) ?? []))]
  if (unread || screens.length > 1) return []
  const [screen] = screens
  const context = contextOf(parts, screen)
  const base = baseOf({ parts, sentences, tables, changes: changes.length }, screen, context)
  if (!base) return []
  const pricing = joined(base, parts, context, screen)
  if (!pricing) return []
  const named = { ...pricing, result: resultIn(pricing, sentences) }
  return [{ ...named, namedBy: namedBy(named, sentences) }]
}

interface Sources {
  parts: ReadPart[]
  sentences: ReadSentence[]
  tables: DecisionTable[]
  changes: number
}

/** The only source of rates; undefined where there are several kinds or none. */
function baseOf(
  { parts, sentences, tables, changes }: Sources,
  screen: Screen | undefined,
  context: PhraseContext,
): BaseRates | undefined {
  const lists = parts.flatMap(({ part, requirementId }) =>
    part.kind === 'list' ? [{ part, requirementId }] : [],
  )
  const conditioned = parts.flatMap(({ part, requirementId }) =>
    part.kind === 'rate' ? [{ formula: part.formula, when: part.when, requirementId }] : [],
  )
  const plain = sentences.flatMap(({ facts, requirementId }): ReadFormulaPart[] =>
    facts.flatMap((fact) =>
      fact.kind === 'formula' && requirementId ? [{ formula: fact, when: '', requirementId }] : [],
    ),
  )
  const formulas = [...plain, ...conditioned]
  const priced = tables.flatMap((table) => tableRates(table, screen) ?? [])
  const kinds = [lists.length > 0, formulas.length > 0, priced.length > 0].filter(Boolean).length
  if (kinds !== 1) return undefined
  if (priced.length > 0)
    return priced.length === 1 && (changes > 0 || priced[0]?.multiplied) ? priced[0] : undefined
  if (lists.length > 0) return lists.length === 1 && lists[0] ? listRates(lists[0], screen) : undefined
  const worth = changes > 0 || conditioned.some(({ when }) => when !== '')
  return worth && plain.length <= 1 ? formulaRates(formulas, screen, context) : undefined
}

type Terms = (phrase: string, definite?: boolean) => PriceTerm[] | undefined

const asText = (condition: PriceCondition): string =>
  JSON.stringify(condition, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Reads phrases into terms; each condition has one place, whatever phrase states it. */
function termsInto(conditions: PriceCondition[], context: PhraseContext): Terms {
  const places = new Map(conditions.map((one, at) => [asText(one), at]))
  return (phrase, definite = false) =>
    bindPhrase(phrase, context, definite)?.map(({ condition, holds }) => {
      const key = asText(condition)
      const place = places.get(key) ?? conditions.push(condition) - 1
      places.set(key, place)
      return { condition: place, holds }
    })
}

function joined(
  base: BaseRates,
  parts: ReadPart[],
  context: PhraseContext,
  screen: Screen | undefined,
): Pricing | undefined {
  const conditions = [...base.conditions]
  const terms = termsInto(conditions, context)
  const rates = base.rates.flatMap(({ phrase, ...rate }) => {
    const when = phrase === undefined ? rate.when : terms(phrase)
    return when ? [{ ...rate, when }] : []
  })
  const quantities = [...base.quantities]
  const stay = stayOf(screen)
  const changes = changesOf(parts, { quantities, screen }, terms)
  const minimums = minimumsOf(parts, terms, stay !== undefined)
  const bound = changes && exempted(parts, changes, terms)
  if (rates.length < base.rates.length || !bound || !minimums) return undefined
  const combine = parts.flatMap(({ part }) =>
    part.kind === 'combine' && part.how !== 'all' ? [part.how] : [],
  )[0]
  const dated =
    quantities.some(({ nights }) => nights) || conditions.some(({ test }) => test.kind === 'nights')
  const origins = [...new Set([...base.origins, ...parts.map(({ requirementId }) => requirementId)])]
  return {
    id: 'P1',
    namedBy: [],
    requirementId: base.origins[0] ?? origins[0] ?? '',
    origins,
    result: base.fixed ? base.result : (namedResult(parts) ?? base.result),
    unit: base.unit,
    ...(screen ? { screen } : {}),
    ...(stay && dated ? { stay } : {}),
    quantities,
    conditions,
    rates,
    changes: bound,
    ...(combine ? { combine } : {}),
    minimums,
    ...(base.tableId === undefined ? {} : { tableId: base.tableId }),
    ...(base.multiplied ? { multiplied: true as const } : {}),
  }
}

/** The changes with their conditions; undefined where one of them was not understood. */
function changesOf(
  parts: ReadPart[],
  { quantities, screen }: { quantities: BaseRates['quantities']; screen: Screen | undefined },
  terms: Terms,
): PriceStep[] | undefined {
  const found: PriceStep[] = []
  for (const { part, requirementId } of parts) {
    if (part.kind !== 'change') continue
    const when = terms(part.when)
    const beside = terms(part.subject ?? '', true)
    const counted = keysOf(part.per ?? '')[0]
    const per = counted === undefined ? undefined : placeOf(counted, quantities, screen)
    if (!when || !beside || per === -1) return undefined
    found.push(stepOf(part, { when: [...when, ...beside], requirementId, per }))
  }
  return found
}

/** The quantity that "5 EUR per seat" counts; -1 where no input does. */
function placeOf(counted: string, quantities: BaseRates['quantities'], screen: Screen | undefined): number {
  const known = quantities.findIndex(({ name }) => keysOf(name).includes(counted))
  const found =
    known >= 0
      ? undefined
      : quantityOf(`number of ${counted}s`, undefined, screen, stayOf(screen) !== undefined)
  return found?.parameterId === undefined && !found?.nights ? known : quantities.push(found) - 1
}

/** The least number of nights under a condition; undefined where one was not understood, or refuses nothing that is stated. */
function minimumsOf(parts: ReadPart[], terms: Terms, stay: boolean): Pricing['minimums'] | undefined {
  const found: Pricing['minimums'] = []
  for (const { part, requirementId } of parts) {
    if (part.kind !== 'minimum') continue
    const when = terms(part.when)
    if (!when || !stay || !/^nights?$/i.test(part.unit) || part.message === undefined) return undefined
    found.push({ when, least: BigInt(part.least), message: part.message, requirementId })
  }
  return found
}

function stepOf(
  { sign, percent, amount, place, of }: PriceChange,
  { when, requirementId, per }: { when: PriceTerm[]; requirementId: string; per: number | undefined },
): PriceStep {
  const narrow = of !== undefined && /^(?:first|second|third|last|next) /.test(of)
  return {
    when,
    sign,
    requirementId,
    discount: sign < 0,
    ...(amount && sign < 0 && per === undefined && of === undefined ? { unclear: true as const } : {}),
    ...(percent ? { percent } : {}),
    ...(amount ? { amount } : {}),
    ...(per === undefined ? {} : { per }),
    ...(place ? { place } : {}),
    ...(narrow ? { result: `price of the ${of}` } : {}),
  }
}

/** What is exempt from discounts is exempt from every one of them. */
function exempted(
  parts: ReadPart[],
  changes: PriceStep[],
  terms: (phrase: string) => PriceTerm[] | undefined,
): PriceStep[] | undefined {
  let found = changes
  for (const { part } of parts) {
    if (part.kind !== 'exempt') continue
    const when = terms(part.when)
    const [one, ...more] = when ?? []
    if (!one || more.length > 0) return undefined
    found = found.map((step) =>
      step.discount === (part.from === 'discount')
        ? { ...step, except: [...(step.except ?? []), one] }
        : step,
    )
  }
  return found
}
