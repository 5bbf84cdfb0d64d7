import type { ReadSentence } from '../../read-sentence.ts'
import { withFreeDelivery } from '../lookups/with-free-delivery.ts'
import type { Fact } from '../types.ts'
import { readClassFees } from './class-fees.ts'
import { readDeadlineTiers } from './deadline-tiers.ts'
import { readElse } from './else-classes.ts'
import { withKindRanges } from './kind-ranges.ts'
import { readParallel } from './parallel-clauses.ts'
import { readTimeTiers } from './time-tiers.ts'
import { readPeriodClasses, type Member } from './period-classes.ts'

type Found = Map<number, Fact[]>

const longest = 8

/**
 * Sentences that only together state rules: a deadline and the classes with another one, what holds for some and "for everybody
 * else", "urgent tickets …, high ones …, all others …". Their facts become the rules of one table. Linear: each sentence is the first
 * of at most one group, and a group has at most eight.
 */
export function withGroups(sentences: ReadSentence[]): ReadSentence[] {
  const result = withKindRanges(sentences)
  for (let at = 0; at < result.length; at += 1) {
    const found = groupAt(result, at)
    if (!found) continue
    for (const [place, rules] of found) {
      const sentence = result[at + place]
      if (sentence)
        result[at + place] = {
          ...sentence,
          kind: rules.length === 0 ? 'context' : 'requirement',
          facts: [...kept(sentence), ...rules],
        }
    }
    at += Math.max(...found.keys())
  }
  return withFreeDelivery(result)
}

function groupAt(sentences: ReadSentence[], at: number): Found | undefined {
  if (sentences[at]?.facts.some(({ kind }) => kind === 'formula')) {
    const fees = readClassFees(membersFrom(sentences, at, priced), 0)
    if (fees) return fees
  }
  const late = readPeriodClasses(membersFrom(sentences, at, answered), 0)
  if (late) return late
  const tiers = readDeadlineTiers(membersFrom(sentences, at, answered), 0)
  if (tiers) return tiers
  const members = membersFrom(sentences, at, open)
  return (
    readTimeTiers(members, 0) ??
    readElse(members, 0) ??
    readParallel(membersFrom(sentences, at, othersPay(sentences[at]) ? rated : shared), 0)
  )
}

/** Sentences of one section that follow each other and may state rules. */
function membersFrom(sentences: ReadSentence[], at: number, kinds: Set<Fact['kind']>): Member[] {
  const members: Member[] = []
  const section = sentences[at]?.section
  for (let next = at; next < sentences.length && members.length < longest; next += 1) {
    const sentence = sentences[next]
    if (!sentence || sentence.section !== section || !isProse(sentence, kinds)) break
    members.push(sentence)
  }
  return members
}

function isProse({ kind, table, facts }: ReadSentence, kinds: Set<Fact['kind']>): boolean {
  return (
    (kind === 'requirement' || kind === 'context') &&
    !table &&
    facts.every(
      (fact) =>
        kinds.has(fact.kind) &&
        !(fact.kind === 'rule' && (fact.table || (fact.message && !kinds.has('message')))),
    )
  )
}

const open = new Set<Fact['kind']>(['rule', 'button', 'page', 'formula', 'success', 'field', 'refusal'])
// "Teachers may borrow books for 8 weeks, students for 4 weeks" permits nothing that others may not.
const shared = new Set<Fact['kind']>([...open, 'permission'])
// Whoever is "all other drivers" is no value of a selection that a price could belong to.
const rated = new Set<Fact['kind']>([...shared, 'price'])
const answered = new Set<Fact['kind']>([...open, 'message'])
const priced = new Set<Fact['kind']>([...open, 'price'])

/** "Members pay 0.39 EUR per kWh, all other drivers pay 0.52 EUR". */
function othersPay(sentence: ReadSentence | undefined): boolean {
  const { facts, text } = sentence ?? { facts: [], text: '' }
  return (
    facts.some((fact) => fact.kind === 'price' && fact.part.kind === 'list') &&
    /[,;] (?:and |but |while |whereas )?(?:for )?(?:all others?|all other [a-z]+|(?:the |all )?others|everybody else|everyone else|anyone else|the rest)\b/i.test(
      text,
    )
  )
}

function kept({ facts }: ReadSentence): Fact[] {
  return facts.filter(({ kind }) => kind === 'button' || kind === 'page')
}
