import type { Effect } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { holding } from '../grammar/constraint/predicate.ts'
import { inputOf } from '../grammar/parser.ts'
import type { Draft, Statement } from '../resolve/draft.ts'
import { take } from '../resolve/take.ts'
import { tokenise } from '../tokenise.ts'
import type { Token } from '../tokens.ts'
import { isOrdered, type Of } from './cases.ts'
import { islandsOf } from './islands.ts'
import { Spoken } from './spoken.ts'
import type { Terms } from './terms.ts'

/**
 * Messages that say what they demand: "Phone needs 9 to 15 digits", "Loan weeks must be 1 to 52". Where no rule shows such a text, it answers what
 * breaks the limit in it, whatever the sentence around it says.
 */
export function takeTellingMessages(draft: Draft, statements: readonly Statement[], terms: Terms): void {
  const shown = textsIn([
    ...draft.rules.flatMap(({ then }) => then),
    ...draft.answers.flatMap(({ then }) => then),
    ...draft.flows.flatMap(({ steps }) => steps.flatMap(({ effects }) => effects)),
  ])
  for (const statement of statements) {
    const { scope } = draft.where(statement.sentence)
    const clauses = quotesIn(statement)
      .filter(({ value }) => !shown.has(value) && /\d/.test(value))
      .flatMap(({ value, start }) => demandOf(value, start + 1, terms.within(scope)) ?? [])
    if (clauses.length === 0) continue
    const told = { ...statement, clauses }
    take(draft, told)
    statement.taken = told.taken
  }
}

/** A limit of one known name, and the text itself where it is broken. */
function demandOf(text: string, start: number, terms: Terms): Clause | undefined {
  const input = inputOf(tokenise(text, start))
  const islands = islandsOf(input, terms)
  const [limit, ...others] = islands.filter((one): one is Of<'limits'> => one.is === 'limits')
  const isPlain = islands.every(({ is }) => is === 'limits' || is === 'term')
  if (!limit || others.length > 0 || !isPlain || !isOrdered(limit)) return undefined
  const spoken = new Spoken(input, terms)
  const names = islands.filter((one): one is Of<'term'> => one.is === 'term')
  const [name] = names
  if (names.length > 1) return undefined
  if (name) spoken.subject = spoken.named(name)
  const subject = spoken.limited(limit)
  if (subject.kind !== 'named') return undefined
  const then: Effect<typeof subject>[] = [{ kind: 'refused' }, { kind: 'shows', text: [text], as: 'message' }]
  return { kind: 'rule', when: [], if: { kind: 'not', of: holding(limit.said.all, subject) }, then }
}

function textsIn(effects: readonly Effect[]): Set<string> {
  return new Set(effects.flatMap((effect) => (effect.kind === 'shows' && typeof effect.text[0] === 'string' ? effect.text[0] : []))) // prettier-ignore
}

function quotesIn({ sentence }: Statement): Extract<Token, { kind: 'quoted' }>[] {
  const tokens = 'tokens' in sentence ? (sentence.tokens as Token[]) : []
  return tokens.filter((token) => token.kind === 'quoted')
}
