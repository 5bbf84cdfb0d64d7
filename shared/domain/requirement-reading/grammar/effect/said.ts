import type { Effects, EffectClause } from '../deed/effect-clause.ts'
import { saidBetween, wordAt } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { alternative, type Input, type Match, type Parser } from '../parser.ts'
import { agrees, clauseAt } from '../deed/subject.ts'
import { verbGroup } from '../deed/verb-group.ts'

const demanding = new Set(['shall', 'must', 'should', 'will'])
const ends = new Set([';', '.'])

/**
 * What only words say, and no check can tell: "the system shall send an e-mail". Read where the sentence demands it of the system, and says
 * nothing with a number or a quoted text in it, which would be lost.
 */
export function saidOf(clause: EffectClause, further: Parser<unknown>): Match<Effects> | undefined {
  const { input, start } = clause
  if (!isDemand(clause)) return undefined
  return alternative('effect: only words', () => {
    const said = wordsFrom(input, start, clause.at, further)
    return input.tokens.slice(clause.at, said.end).every(({ kind }) => kind === 'word' || kind === 'mark')
      ? said
      : undefined
  })(input, start)
}

function isDemand({ group, subject }: Pick<EffectClause, 'group' | 'subject'>) {
  if (group.verb === 'be' || !demanding.has(group.modal ?? '')) return false
  return subject.kind === 'reference' && names('system', subject.reference)
}

/** Up to the next clause that says something by itself. */
function wordsFrom(input: Input, start: number, at: number, further: Parser<unknown>): Match<Effects> {
  let end = at
  while (end < input.tokens.length && !ends.has(wordAt(input, end)) && !beginsClause(input, end, further))
    end += 1
  return { value: [{ kind: 'said', text: saidBetween(input, start, end) }], end }
}

function beginsClause(input: Input, at: number, further: Parser<unknown>) {
  const joins = ['and', 'but', ','].includes(wordAt(input, at))
  if (!joins) return false
  const from = wordAt(input, at) === ',' && ['and', 'but'].includes(wordAt(input, at + 1)) ? at + 2 : at + 1
  const probe: Input = { tokens: input.tokens, used: new Set(), budget: input.budget }
  const isDemanded = clauseAt(probe, from, (told, behind) =>
    isDemand(told) ? { value: true, end: behind } : undefined,
  )
  const begins = isDemanded ?? further(probe, from)
  input.budget = probe.budget
  return begins !== undefined
}

/** Any clause with a verb, told in its own words: for what follows an "if" or a "when", where the sentence itself makes it a demand. */
export function anyWords(
  input: Input,
  at: number,
  further: Parser<unknown>,
  goesOn: boolean,
): Match<Effects> | undefined {
  const words = (end: number) =>
    alternative('effect: only words, after a condition', () => wordsFrom(input, at, end, further))(input, at)
  const told = clauseAt(input, at, ({ group, subject, plural }, end) =>
    agrees(group, subject, plural) ? words(end) : undefined,
  )
  const alone = !told && goesOn ? verbGroup(input, at) : undefined
  return told ?? (alone?.value.form === 'third' ? words(alone.end) : undefined)
}
