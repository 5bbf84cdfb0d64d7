import type { AnswerPassage } from '../types.ts'
import { type Unit, unitsOf } from '../units.ts'
import { valuesIn } from '../values.ts'
import { acronymsIn } from './acronyms.ts'
import { namesIn } from './names.ts'
import { relationshipsIn } from './relationships.ts'
import type { Entity, EntityType, Named, Relationship } from './types.ts'

const mostPassages = 40
const longestPassage = 20_000
const mostEntities = 200
const mostMentions = 50

/**
 * The things that passages name, and how they stand to each other, as far as that is sure: people, organizations and places by what stands around a name with a capital, dates, amounts of money, addresses, codes,
 * and acronyms beside their long forms. What is not sure is left out. Those named most often come first. Costs the length of the passages.
 */
export function entitiesIn(passages: readonly AnswerPassage[]): {
  entities: Entity[]
  relationships: Relationship[]
} {
  const entities = new Map<string, Entity>()
  const relationships = new Map<string, Relationship>()
  const lines = passages.slice(0, mostPassages).flatMap(linesOf)
  const longForms = new Map(
    lines.flatMap(({ line }) => acronymsIn(line).map(({ short, long }) => [short, long] as const)),
  )
  for (const { passage, unit, line } of lines) {
    const offset = passage.start + unit.start
    for (const { type, name, start, end } of namedIn(line, longForms)) {
      const key = `${type} ${name.toLowerCase()}`
      const entity = entities.get(key) ?? { name, type, mentions: [] }
      entities.set(key, entity)
      if (entity.mentions.length < mostMentions)
        entity.mentions.push({ n: passage.n, start: offset + start, end: offset + end })
    }
    for (const { from, to, type, start, end } of relatedIn(line, unit)) {
      const key = `${type} ${from.toLowerCase()} ${to.toLowerCase()}`
      if (!relationships.has(key))
        relationships.set(key, { from, to, type, n: passage.n, start: offset + start, end: offset + end })
    }
  }
  const ranked = [...entities.values()].toSorted((one, other) => other.mentions.length - one.mentions.length)
  return {
    entities: ranked.slice(0, mostEntities),
    relationships: [...relationships.values()].slice(0, mostEntities),
  }
}

/** The units of a passage, on one line each, every character at its place. */
const linesOf = (passage: AnswerPassage) => {
  const text = passage.text.slice(0, longestPassage)
  return unitsOf(text).map((unit) => ({
    passage,
    unit,
    line: text.slice(unit.start, unit.end).replace(/\s/g, ' '),
  }))
}

function relatedIn(line: string, { kind }: Unit) {
  const acronyms = acronymsIn(line).map(({ short, long, span }) => ({
    from: short,
    to: long,
    type: 'stands_for' as const,
    ...span,
  }))
  return kind === 'sentence' || kind === 'item' ? [...acronyms, ...relationshipsIn(line)] : acronyms
}

const valueTypes = { date: 'date', money: 'money', email: 'email', url: 'url' } as const

function namedIn(line: string, longForms: ReadonlyMap<string, string>): Named[] {
  const values = valuesIn(line).flatMap(({ kind, written, canonical, start, end }): Named[] => {
    const type: EntityType | undefined =
      kind in valueTypes ? valueTypes[kind as keyof typeof valueTypes] : undefined
    // A weekday or a month is no date.
    return type && (type !== 'date' || canonical.includes('-')) ? [{ type, name: written, start, end }] : []
  })
  const terms = [...line.matchAll(/\b[A-Z][A-Z0-9]{1,7}\b/g)].flatMap(
    ({ 0: short, index: start }): Named[] => {
      const long = longForms.get(short)
      return long === undefined ? [] : [{ type: 'term', name: long, start, end: start + short.length }]
    },
  )
  const codes = [...line.matchAll(/\b[A-Z][A-Z0-9]{0,15}(?:-[A-Z0-9]{1,15}){0,4}\b/g)].flatMap(
    ({ 0: name, index: start }): Named[] =>
      name.length >= 4 && /\d/.test(name) && /[A-Z].*[-A-Z].*\d/.test(name) && !longForms.has(name)
        ? [{ type: 'code', name, start, end: start + name.length }]
        : [],
  )
  return apart([...values, ...terms, ...namesIn(line), ...codes])
}

/** What lies within something else is not named by itself. */
const apart = (named: readonly Named[]): Named[] => {
  const kept: Named[] = []
  for (const one of named)
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  return kept
}
