import type { Clause, Phrase } from '../catalogue/clauses.ts'
import { unquoted } from '../catalogue/slots.ts'

/** A text that a sentence says is shown, with the clauses that say when. */
export interface Message {
  text: string
  when: Clause[]
  /** Where several stand in the sentence, or this one in brackets: what lies between the one before and this one. */
  between?: { start: number; end: number }
  /** Which of how many texts of the sentence it is, from 0. */
  turn: { index: number; of: number }
  /** The condition that begins the sentence, where this one has its own behind another text. */
  leading?: Clause
}

const example =
  /(?:for example|for instance|e\.g\.|such as|like|as in)[,:]?\s*(?:the (?:message|text)\s*)?["“'‘]?$/i
/** Three dots, or something in pointed or curly brackets, stand for what differs. */
const open = /…|\.{3}|<[^>]+>|\{[^}]+\}|\[[^\]]+\]/
/** An address is an entry. */
const address = /^["“]?https?:\/\//
/** One text ends and another begins. */
const several = /[^\s(]["”]\s*(?:\/|,|or|and)\s*["“]/

/**
 * The messages of a sentence, letter by letter. The only one belongs to all conditions and events of its sentence, each of several to those
 * between it and the one before, or, where the first has none before it, to those behind it. What is an example of a text is none.
 */
export function messagesOf(clauses: readonly Clause[], sentence: string): Message[] {
  const saying = clauses.filter((clause) => texts(clause).length > 0)
  const all = saying.flatMap(texts)
  const circumstances = (from: number, to: number) =>
    clauses.slice(from, to).filter(({ tag }) => tag === 'cond' || tag === 'evt')
  const isBehind = circumstances(0, clauses.indexOf(saying[0] as Clause)).length === 0
  return saying.flatMap((clause, index): Message[] => {
    const [phrase, more] = texts(clause)
    if (!phrase || more || isOpen(phrase, sentence) || several.test(phrase.text)) return []
    const earlier = all[all.indexOf(phrase) - 1]
    const at = clauses.indexOf(clause)
    const [first] = clauses
    const isLed = index > 0 && !isBehind && first?.tag === 'cond'
    const before = index === 0 ? 0 : clauses.indexOf(saying[index - 1] as Clause) + 1
    const next = clauses.indexOf(saying[index + 1] as Clause)
    const behind = circumstances(at + 1, next < 0 ? clauses.length : next)
    const own =
      saying.length === 1 ? circumstances(0, clauses.length) : isBehind ? behind : circumstances(before, at)
    return [
      {
        text: unquoted(phrase.text),
        when: clause.tag === 'cond' || clause.tag === 'evt' ? [...own, clause] : own,
        turn: { index, of: saying.length },
        ...(isLed && own.length > 0 && { leading: first }),
        ...((all.length > 1 || isInBrackets(phrase, sentence)) && {
          between: { start: earlier?.end ?? 0, end: phrase.start },
        }),
      },
    ]
  })
}

/** `is required ("Enter a name.") and has at most 60 characters`: the brackets explain what stands before them. */
const isInBrackets = ({ start }: Phrase, sentence: string): boolean =>
  /\(["“]?$/.test(sentence.slice(0, start))

const texts = ({ phrases }: Clause): Phrase[] => phrases.filter(({ tag }) => tag === 'M')

const isOpen = ({ text, start }: Phrase, sentence: string): boolean =>
  open.test(text) || address.test(text) || example.test(sentence.slice(0, start).trimEnd())
