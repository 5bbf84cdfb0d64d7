import { grouped, type GroupRule } from '../facts/groups/group-rules.ts'
import type { Atom } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { readBarePrice, readPriceLine, type PriceLine } from './read-price-line.ts'

interface Row extends PriceLine {
  at: number
}

const most = 40

/**
 * Lists of prices by age or by kind, one line for each: "Children 6 to 17: 5 EUR", "Standard: 25 EUR". Two lines in a row are a list, and each is a rule of
 * one table, so that the ages on both sides of a limit are tried. Linear in the number of sentences.
 */
export function withPriceLists(sentences: ReadSentence[]): ReadSentence[] {
  const result = sentences.map(inOneLine)
  for (let at = 0; at < sentences.length; at += 1) {
    const rows = rowsFrom(sentences, at)
    if (rows.length < 2) continue
    for (const [place, facts] of rulesOf(rows, sentences[at]?.start ?? 0)) {
      const sentence = result[place]
      if (sentence) result[place] = { ...sentence, kind: 'requirement', facts }
    }
    at = rows.at(-1)?.at ?? at
  }
  return result
}

/** "Standard 25 EUR, VIP 60 EUR, students 18 EUR" is a list by itself, where it says nothing else. */
function inOneLine(sentence: ReadSentence): ReadSentence {
  const { text, facts, start } = sentence
  if (
    !isOpen(sentence) ||
    text.length > 200 ||
    !text.includes(',') ||
    facts.some(({ kind }) => kind !== 'field' && kind !== 'price')
  )
    return sentence
  const rows = text
    .replace(/[.\s]+$/, '')
    .split(/,\s+(?:and )?/)
    .map(readBarePrice)
  const known = rows.flatMap((row) => (row ? [{ ...row, at: 0 }] : []))
  if (known.length < 2 || known.length < rows.length) return sentence
  return { ...sentence, kind: 'requirement', facts: rulesOf(known, start).get(0) ?? facts }
}

function rowsFrom(sentences: ReadSentence[], at: number): Row[] {
  const rows: Row[] = []
  const section = sentences[at]?.section
  for (let next = at; next < sentences.length && rows.length < most; next += 1) {
    const sentence = sentences[next]
    if (!sentence || sentence.section !== section || !isOpen(sentence)) break
    const row = readPriceLine(sentence.text)
    if (!row) break
    rows.push({ ...row, at: next })
  }
  return rows
}

function isOpen({ kind, table }: ReadSentence): boolean {
  return !table && (kind === 'requirement' || kind === 'context')
}

function rulesOf(rows: Row[], key: number): ReturnType<typeof grouped> {
  const aged = rows.filter(({ ages }) => ages !== undefined)
  const kinds = rows.filter(({ ages }) => ages === undefined)
  const named = new Set(kinds.map(({ name }) => name.toLowerCase()))
  const found = grouped(apart(aged).map(byAge), key, 'price by age')
  if (named.size === kinds.length)
    for (const [place, facts] of grouped(kinds.map(byKind), key + 1, 'price by kind')) found.set(place, facts)
  return found
}

/** "Adults from 16" ends where "Pensioners 65+" begins, and "Children up to 12" begins where "Toddlers up to 2" ends. */
function apart(rows: Row[]): Row[] {
  return rows.map((row) => {
    const { min, max } = row.ages ?? {}
    const nextMin =
      max === undefined && min !== undefined
        ? nearest(rows, ({ min: one }) => (one !== undefined && one > min ? one : undefined))
        : undefined
    const lastMax =
      min === undefined && max !== undefined
        ? nearest(rows, ({ min: from, max: one }) =>
            from === undefined && one !== undefined && one < max ? -one : undefined,
          )
        : undefined
    if (nextMin !== undefined) return { ...row, ages: { ...row.ages, max: nextMin - 1 } }
    return lastMax === undefined ? row : { ...row, ages: { ...row.ages, min: 1 - lastMax } }
  })
}

function nearest(
  rows: Row[],
  of: (ages: NonNullable<Row['ages']>) => number | undefined,
): number | undefined {
  const found = rows.flatMap(({ ages }) => (ages ? (of(ages) ?? []) : []))
  return found.length === 0 ? undefined : Math.min(...found)
}

function byAge({ at, ages = {}, price }: Row): GroupRule {
  const atom: Atom = {
    subject: 'age',
    text: `the age is ${spoken(ages)}`,
    negated: false,
    number: {
      scale: 0,
      step: 1n,
      ...(ages.min === undefined ? {} : { min: { units: BigInt(ages.min) } }),
      ...(ages.max === undefined ? {} : { max: { units: BigInt(ages.max) } }),
      unit: 'years',
    },
  }
  return { sentence: at, anyOf: [[atom]], outcome: outcomeOf(price) }
}

function byKind({ at, name, price }: Row): GroupRule {
  const atom: Atom = { subject: 'kind', text: `the kind is ${name}`, negated: false, equals: name }
  return { sentence: at, anyOf: [[atom]], outcome: outcomeOf(price) }
}

function outcomeOf(price: string): string {
  return price === 'free' ? 'the price is 0 (free)' : `the price is ${price}`
}

function spoken({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max} years`
  return min === undefined ? `at most ${max ?? 0} years` : `at least ${min} years`
}
