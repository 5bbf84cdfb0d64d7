import type { Operation } from '../../../../shared/kernel/operation.ts'
import { toToolSchema } from '../tool-schema.ts'
import { askedAs } from './asked-as.ts'
import { joinedWordsOf, plainWordsOf, wordsOf } from './words.ts'

/** What a search knows of a tool. */
export interface Indexed {
  /** Each word of it, with the most that it is worth where it stands. */
  words: ReadonlyMap<string, number>
  /** The words that say what it does. */
  title: ReadonlySet<string>
  /** The same as they stand there, so that one record is told from a list of them. */
  plain: ReadonlySet<string>
  reads: boolean
}

/** What a word is worth where it stands. */
const weights = { id: 4, summary: 3, asked: 2, description: 1.2, fields: 1.2, schema: 0.6, answer: 0.5 }

export const mostWorth = weights.id

export function indexOf(operation: Operation): Indexed {
  const { id, summary, description = '', effect } = operation
  const input = operation.input()
  const places: [number, string][] = [
    [weights.answer, operation.output ? textOf(toToolSchema(operation.output(), 'output')) : ''],
    [weights.schema, textOf(toToolSchema(input, 'input'))],
    [weights.fields, Object.keys(input.shape).join(' ')],
    [weights.description, description],
    [weights.asked, askedAs[id] ?? ''],
    [weights.summary, summary],
    [weights.id, id],
  ]
  const words = places.flatMap(([worth, text]) =>
    [...joinedWordsOf(text), ...wordsOf(text)].map((word) => [word, worth] as const),
  )
  const title = `${id} ${summary}`
  return {
    words: new Map(words),
    title: new Set(wordsOf(title)),
    plain: new Set(plainWordsOf(title)),
    reads: effect === 'read',
  }
}

/** What a schema says in words: names of fields, descriptions and the values of a choice. */
function textOf(schema: unknown): string {
  if (Array.isArray(schema)) return schema.map(textOf).join(' . ')
  if (typeof schema !== 'object' || schema === null) return ''
  return Object.entries(schema)
    .map(([key, value]: [string, unknown]) => {
      if (key === 'properties')
        return Object.entries(value as object)
          .map((entry) => `${entry[0]} . ${textOf(entry[1])}`)
          .join(' . ')
      if (key === 'description' && typeof value === 'string') return value
      if (key === 'enum' && Array.isArray(value)) return value.join(' . ')
      return textOf(value)
    })
    .join(' . ')
}
