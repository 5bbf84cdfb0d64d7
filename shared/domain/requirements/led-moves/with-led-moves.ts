import type { Fact, TransitionFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { isGone } from '../life-cycles/state-words.ts'
import { readStates } from './declared-states.ts'
import { readMore, type More } from './read-more.ts'
import { MoveReader, type LedMove } from './read-move.ts'

const lead =
  /^(?:\*\*|__)?["“]?([A-Z][a-z]+(?: (?:back|up|off|on|out|in|again|over|as [a-z]+|[a-z]{3,12})){0,2})["”]?(?:\*\*|__)?(?: \([^()]{1,40}\))?\s*(?::|–|—| -)(?:\*\*|__)?\s+(.+)$/s
const noLead =
  /^(?:note|notes|example|remark|hint|warning|info|rule|otherwise|exception|precondition|result|message|error)$/i
const inputs = new Set<Fact['kind']>(['field', 'message'])

/**
 * Reads lists of what may be done with a thing, each led by the name of the action: "Submit: a Draft becomes In review", "Reject: an invoice In review
 * becomes Rejected". The states are those that the text lists. The sentences behind a led one belong to the same action, and an input that
 * they ask for is entered with it. Linear in the number of sentences.
 */
export function withLedMoves(sentences: ReadSentence[]): ReadSentence[] {
  const declared = sentences.flatMap((sentence) => readStates(sentence) ?? [])
  const states = [...new Set(declared.flatMap((one) => one.states))]
  if (states.length < 2) return sentences
  const reader = new MoveReader(states.slice(0, 60))
  const thing = declared.find((one) => one.thing)?.thing
  let current: { name: string; section: number; move: LedMove } | undefined
  const found = sentences.map((sentence): ReadSentence => {
    if (sentence.kind === 'heading' || sentence.kind === 'notRead' || sentence.table) {
      current = undefined
      return sentence
    }
    const led = lead.exec(sentence.text)
    const named = led?.[1] !== undefined && !noLead.test(led[1]) ? led : undefined
    const move = reader.read(named?.[2] ?? sentence.text)
    if (named?.[1] !== undefined) {
      current = move ? { name: named[1], section: sentence.section, move } : undefined
      return move ? told(sentence, named[1], move, thing) : sentence
    }
    if (!current || current.section !== sentence.section) return sentence
    if (move) return told(sentence, current.name, move, thing)
    const more = readMore(sentence.text, states)
    if (more) return continued(sentence, current, more, thing)
    return asking(sentence, current, thing)
  })
  const count = found.filter((one, at) => one !== sentences[at]).length
  // One line alone may be an input that is named like an action.
  return count < 2 ? sentences : found
}

function told(sentence: ReadSentence, event: string, move: LedMove, thing: string | undefined): ReadSentence {
  const names = sentence.facts.filter(({ kind }) => kind === 'button' || kind === 'page')
  return { ...sentence, kind: 'requirement', facts: [...names, ...transitionsOf(event, move, thing)] }
}

function transitionsOf(event: string, move: LedMove, thing: string | undefined): TransitionFact[] {
  const { from, to, condition, action } = move
  return from.map((state) => ({
    ...base(thing ?? move.thing ?? 'item', state, event.toLowerCase()),
    to,
    ...(condition ? { condition } : {}),
    ...(action ? { action } : {}),
  }))
}

/** "Reject: … The manager has to enter a comment" is a form of its own, which the action sends and which leads to the new state. */
function asking(
  sentence: ReadSentence,
  { name, move }: { name: string; move: LedMove },
  thing: string | undefined,
): ReadSentence {
  const item = thing ?? move.thing ?? 'item'
  const entered =
    sentence.facts.some(({ kind }) => kind === 'field') &&
    sentence.facts.every(({ kind }) => inputs.has(kind))
  if (!entered) return sentence
  return {
    ...sentence,
    facts: [
      { kind: 'page', name },
      { kind: 'button', name, submits: true },
      ...sentence.facts,
      {
        kind: 'success',
        ...(isGone(move.to)
          ? { check: `The ${item} is ${move.to}`, checkable: false }
          : { check: `"${move.to}" is visible`, checkable: true }),
        condition: name,
      },
    ],
  }
}

/** "the invoice stays In review with the note …" and "…, the page shows "Already approved"" say more of the same action. */
function continued(
  sentence: ReadSentence,
  { name, move }: { name: string; move: LedMove },
  { condition, stays, text }: More,
  thing: string | undefined,
): ReadSentence {
  const item = thing ?? move.thing ?? 'item'
  const event = name.toLowerCase()
  const facts = move.from.map((state) =>
    stays === undefined
      ? refusal({ event: `${event} [${condition}]`, state, item, text })
      : {
          ...base(item, state, event),
          to: stays,
          condition,
          ...(text === '' ? {} : { action: `"${text}" is shown` }),
        },
  )
  return { ...sentence, kind: 'requirement', facts }
}

interface Refused {
  event: string
  state: string
  item: string
  text: string
}

function refusal({ event, state, item, text }: Refused): TransitionFact {
  return { ...base(item, state, event), guard: 'forbidden', action: `"${text}" is shown` }
}

function base(entity: string, state: string, event: string): TransitionFact {
  return { kind: 'transition', entity, from: [state], event, only: false }
}
