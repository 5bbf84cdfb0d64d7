import { readStates } from '../led-moves/declared-states.ts'
import { isState, thingNamed } from '../life-cycles/state-words.ts'
import type { ReadSentence } from '../read-sentence.ts'

/** The states of one thing in the order in which the text lists them. */
export interface ListedStates {
  thing: string
  states: string[]
}

const canBe =
  /^\W*(?:an?|the|every|each) ([a-z][a-z-]+(?: [a-z][a-z-]+)?) (?:can be|may be|is(?: always)? (?:either|one of:?))(?: either| one of:?)? (.{8,200})$/i
const name = /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u

/**
 * Reads "An order has the status New, Paid or Shipped" and "A subscription can be Trial, Active, Paused or Ended": the states of a thing, which
 * nobody types. Without the word "status" most of the names have to be participles or adjectives of a state.
 */
export function readListedStates(sentence: ReadSentence): ListedStates | undefined {
  if (sentence.table || sentence.kind === 'heading' || sentence.kind === 'notRead') return undefined
  const told = readStates(sentence)
  if (told?.thing !== undefined) {
    const thing = thingNamed(told.thing)
    return thing === undefined ? undefined : { thing, states: told.states }
  }
  const plain = sentence.text
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/["“”*_]/g, '')
  const found = plain.length > 300 ? null : canBe.exec(plain)
  const thing = found?.[1] === undefined ? undefined : thingNamed(found[1])
  if (thing === undefined || found?.[2] === undefined) return undefined
  const states = found[2].split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/).map((one) => one.trim())
  const lasting = states.filter((one) => isState(one, { strong: false }))
  const enough = states.length > 2 && states.length <= 20 && lasting.length * 2 >= states.length
  return enough && states.every((one) => name.test(one)) ? { thing, states: [...new Set(states)] } : undefined
}
