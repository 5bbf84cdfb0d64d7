import type { Event } from '../../requirement-model/index.ts'
import { isNoun } from '../grammar/deed/nouns.ts'
import { wordsOf } from '../grammar/names.ts'
import type { Token } from '../tokens.ts'

/** "the reader presses Renew", "takes the ticket": who, and what is done, verb first. */
export function deedIn(tokens: readonly Token[]): Event | undefined {
  const at = tokens[0]?.kind === 'word' && tokens[0].classes[0] === 'determiner' ? 1 : 0
  const person = tokens.slice(at, at + 3).findIndex(({ text }) => isNoun('person', text))
  const verb = tokens[person < 0 ? 0 : at + person + 1]
  if (verb?.kind !== 'word' || !verb.classes.includes('verb') || verb.participle) return undefined
  const isThird = verb.text !== verb.lemma && verb.text.endsWith('s')
  if (person < 0 && !isThird) return undefined
  const rest = tokens
    .slice((person < 0 ? 0 : at + person + 1) + 1)
    .filter((one, index, all) => all.length > 1 || !/^(?:it|them)$/i.test(one.text))
  const name = [verb.lemma, wordsOf(rest)].join(' ').trim()
  const actor = wordsOf(tokens.slice(at, at + person + 1)).toLowerCase()
  return person < 0 || /^(?:i|we|users?)$/.test(actor)
    ? { action: 'do', name }
    : { action: 'do', name, actor }
}
