import { numberOfWord } from '../../../english/number-words.ts'
import { sameUnit, timeWords } from '../../../english/units.ts'
import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { wordOf, lemmaOf, isAdverb, isAuxiliary, isThirdPerson, isVerb, classOf } from './tokens.ts'
import { causal, conditional } from './words.ts'

const relatives = new Set(['which', 'who', 'whom', 'whose'])

/** "Thirty days before the certificate expires" is one. */
export const isTimedOn = (tokens: readonly Token[], from: number, at: number): boolean =>
  at - from < 4 && isTime(tokens, from) && /^(?:before|after)$/.test(wordOf(tokens[at]))

/** "When a crew is assigned | it becomes …", "after 14 days | the offer lapses", "to reject a report | the clerk has to …": where what was led to begins without a comma. */
export function endsLead(tokens: readonly Token[], from: number, at: number): boolean {
  const [before, head] = [tokens[at - 1], tokens[at]]
  if (at < from + 2 || !/^(?:determiner|pronoun)$/.test(classOf(head)) || isRelative(tokens, at)) return false
  const isEnded =
    isState(before) || /^(?:noun|adverb|adjective)$/.test(classOf(before)) || before?.kind === 'number'
  if (!isEnded || !isSubjectAt(tokens, at)) return false
  const opening = opensAt(tokens.slice(from, at), 0)
  if (!opening || opening.aside) return false
  const led = tokens.slice(from + opening.length, at)
  return opening.timed === true || led.some((token) => isState(token) || isVerb(token))
}

/** "It becomes", "the borrower can": somebody or something, and its verb. */
function isSubjectAt(tokens: readonly Token[], at: number): boolean {
  let end = at + 1
  if (classOf(tokens[at]) === 'determiner')
    while (end < at + 5 && /^(?:noun|adjective)$/.test(classOf(tokens[end])) && !isVerbAt(tokens, end))
      end += 1
  while (isAdverb(tokens[end])) end += 1
  return isVerbAt(tokens, end)
}

const isVerbAt = (tokens: readonly Token[], at: number): boolean =>
  isVerb(tokens[at]) ? !isParticipleOnly(tokens, at) : isThirdPerson(tokens, at)

interface Opening {
  lead: string
  length: number
  aside?: true
  timed?: true
}

const times = new Set([...timeWords, 'evening', 'morning'])

const suiting = new Set(['suit', 'like', 'wish', 'want', 'please', 'need'])

/** "Thirty days before …", "after 14 days": how long it is from one thing to the other. */
function isTime(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.kind === 'number')
    return token.unit !== undefined ? times.has(sameUnit(token.unit)) : times.has(lemmaOf(next))
  return (
    token?.kind === 'word' &&
    times.has(lemmaOf(next)) &&
    token.classes[0] !== 'verb' &&
    (numberOfWord(wordOf(token)) !== undefined || /^(?:an?|some|another)$/.test(wordOf(token)))
  )
}

export function opensAt(tokens: readonly Token[], at: number): Opening | undefined {
  const [word, next, third] = [wordOf(tokens[at]), wordOf(tokens[at + 1]), wordOf(tokens[at + 2])]
  if (word === 'as' && (next === 'soon' || next === 'long') && third === 'as')
    return { lead: next === 'soon' ? 'once' : 'while', length: 3 }
  if (
    at === 0 &&
    isTime(tokens, 0) &&
    tokens.slice(1, 4).some((token) => /^(?:before|after|later)$/.test(wordOf(token)))
  )
    return { lead: 'when', length: 0, timed: true }
  if (at === 0 && /^(?:after|within|on)$/.test(word) && isTime(tokens, 1))
    return { lead: 'when', length: 0, timed: true }
  if (
    at === 0 &&
    word === 'it' &&
    tokens.slice(0, 5).some((token) => /^(?:matter|matters)$/.test(wordOf(token)))
  )
    return { lead: '', length: 1, aside: true }
  if (word === 'whether') return { lead: '', length: 1, aside: true }
  if (word === 'as' && next === 'often') return { lead: '', length: 2, aside: true }
  if (
    (word === 'whenever' || word === 'if') &&
    tokens.slice(at + 1, at + 5).some((token) => suiting.has(lemmaOf(token))) &&
    (tokens[at + 5] === undefined || tokens.slice(at + 1, at + 5).some(({ kind }) => kind === 'mark'))
  )
    return { lead: '', length: 1, aside: true }
  if (at === 0 && word === 'to' && isVerb(tokens[1])) return { lead: 'when', length: 1 }
  if (at === 0 && word === 'in' && next === 'order' && third === 'to') return { lead: 'when', length: 3 }
  if (word === 'in' && next === 'case') return { lead: 'if', length: 2 }
  if (word === 'provided' || word === 'providing' || word === 'supposing')
    return { lead: 'if', length: next === 'that' ? 2 : 1 }
  if (word === 'no' && next === 'matter') return { lead: '', length: 2, aside: true }
  if (at > 0 && (word === 'whatever' || word === 'whichever')) return { lead: '', length: 1, aside: true }
  if (causal.has(word)) return { lead: '', length: 1, aside: true }
  const begins = tokens[at + 1]
  const isSubject =
    begins?.kind === 'word' && ['pronoun', 'determiner', 'noun'].includes(begins.classes[0] ?? '')
  if (
    word === 'as' &&
    !/^(?:soon|long)$/.test(wordOf(tokens[at - 1])) &&
    isSubject &&
    !/^(?:an?|the|well|often|many|much|soon)$/.test(next) &&
    isFinite(tokens, at + 1)
  )
    return { lead: '', length: 1, aside: true }
  if (!conditional.has(word) || next === 'which' || (next === 'that' && /^(?:after|upon)$/.test(word)))
    return undefined
  // "After 14 days", "before the deadline" are times; "where" and "until" lead to a clause.
  if (/^(?:after|before|upon|until)$/.test(word) && !isFinite(tokens, at + 1)) return undefined
  if (word === 'once' && (begins === undefined || begins.kind === 'mark')) return undefined
  return { lead: word, length: 1 }
}

/** Whether a verb stands before the next mark. */
function isFinite(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 12) && tokens[at]?.kind !== 'mark'; at += 1)
    if (isVerb(tokens[at]) && !isParticipleOnly(tokens, at)) return true
  return false
}

const isParticipleOnly = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    token.participle === true &&
    !isAuxiliary(token) &&
    !/^(?:noun|pronoun|adverb|auxiliary)$/.test(classOf(tokens[at - 1]))
  )
}

/** "which …", "that is …" behind a noun. */
export function isRelative(tokens: readonly Token[], at: number, before = tokens[at - 1]): boolean {
  const word = wordOf(tokens[at])
  if (relatives.has(word)) return !/^(?:in|from|with|after|upon|of|for)$/.test(wordOf(before))
  return (
    word === 'that' &&
    before?.kind === 'word' &&
    /^(?:noun|pronoun)$/.test(before.classes[0] ?? '') &&
    isVerb(tokens[at + 1])
  )
}
