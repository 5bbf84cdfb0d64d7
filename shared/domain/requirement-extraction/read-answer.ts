import { readLenientJson } from '../lenient-json.ts'
import { elements, emptyAnswer, type Answer, type Dropped, type Kind } from './answer-schema.ts'
import { mended } from './mended-answer.ts'

interface Told {
  answer: Answer
  dropped: Dropped[]
}

/**
 * Whatever came back, as far as it is an answer: undefined where it is none at all. Elements that do not fit the schema, and those above
 * `most`, are dropped with the reason. A text is taken for JSON, also between other words, and
 * what an element leaves out has its usual value. Never throws.
 */
export function readAnswer(came: unknown, most: number): Told | undefined {
  const value = typeof came === 'string' ? objectIn(came) : came
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const answer = emptyAnswer()
  const dropped: Dropped[] = []
  let count = 0
  let known = false
  for (const [kind, schema] of Object.entries(elements())) {
    const own: unknown = Object.hasOwn(value, kind) ? (value as Record<string, unknown>)[kind] : undefined
    const all: unknown = typeof own === 'object' && own !== null && !Array.isArray(own) ? [own] : own
    if (!Array.isArray(all)) continue
    known = true
    for (const element of all.slice(0, 2 * most)) {
      count += 1
      const isLarge = (JSON.stringify(element) ?? '').length > largest
      const parsed = isLarge ? undefined : schema.safeParse(mended(kind, element))
      if (count > most) dropped.push({ kind, element, reason: 'there are too many elements' })
      else if (!parsed) dropped.push({ kind, element: undefined, reason: 'it is too large' })
      else if (parsed.success) (answer[kind as Kind] as unknown[]).push(parsed.data)
      else dropped.push({ kind, element, reason: 'it does not have the properties of its kind' })
    }
  }
  return known ? { answer, dropped } : undefined
}

/** An element in characters; an answer has as many as its elements may have. */
const largest = 20_000

const objectIn = (text: string): unknown => (text.length > 100 * largest ? undefined : readLenientJson(text))
