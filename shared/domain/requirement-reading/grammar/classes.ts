import { articleOf } from '../../english/articles.ts'
import type { Clause } from './clause.ts'
import { isNoun } from './deed/nouns.ts'
import { consequencesOf } from './effect.ts'
import { alternative, type Parser } from './parser.ts'
import { reference } from './reference.ts'

/** Whoever uses something at all. */
const anybody = new Set(['user', 'customer', 'visitor', 'person', 'client', 'buyer', 'guest'])

/** "Gold customers get an additional 5% discount": what holds for a class of people holds if somebody is one of them. */
export const ofClass: Parser<Clause[]> = alternative('rule: a class of people', (input, at) => {
  const who = reference(input, at)
  const last = input.tokens[(who?.end ?? 1) - 1]
  if (who?.value.kind !== 'named' || who.value.quoted || last?.kind !== 'word' || !last.plural)
    return undefined
  const kind = who.value.words.split(' ').slice(0, -1).join(' ')
  if (!isNoun('person', last.lemma) || (kind === '' && anybody.has(last.lemma))) return undefined
  const then = consequencesOf(input, who.end)
  if (!then?.value.every((one) => one.kind === 'set' && one.to.kind === 'value')) return undefined
  const one = [kind, last.lemma].filter(Boolean).join(' ')
  const text = `the ${kind === '' ? 'person' : last.lemma} is ${articleOf(one)} ${one}`
  return { value: [{ kind: 'rule', when: [], if: { kind: 'said', text }, then: then.value }], end: then.end }
})
