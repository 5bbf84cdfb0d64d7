import type { Token } from '../../tokens.ts'
import { factsOf } from './facts.ts'
import { partsOf } from './parts.ts'
import { Telling } from './telling.ts'
import type { Told, ToldLife } from './told.ts'

/** Longer than any sentence: nothing of it is understood. */
const longest = 300

/** What a sentence tells of the life of a thing. */
export function readLife(tokens: readonly Token[], things: ReadonlySet<string>): ToldLife {
  if (tokens.length > longest) return { told: [], isOdd: true }
  const told: Told[] = []
  let isOdd = false
  for (const segment of segmentsOf(tokens)) {
    const facts = partsOf(segment).map((part) => factsOf(part, things))
    const found = new Telling(facts, told, things).whole()
    told.push(...found.told)
    isOdd ||= found.isOdd
  }
  return { told, isOdd }
}

function segmentsOf(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'mark' && (token.text === ';' || token.text === '.')) found.push([])
    else found.at(-1)?.push(token)
  }
  return found.filter(({ length }) => length > 0)
}
