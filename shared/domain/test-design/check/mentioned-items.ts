import type { TestCase } from '../../test-cases/schema.ts'
import type { InputItem, Item, Screen, TestModel } from '../model.ts'
import { stems } from './behaviour.ts'
import { nameKey, readCase, type CaseFacts } from '../../test-cases/read-case.ts'
import { satisfies } from './satisfies.ts'

/** What a case says, made ready to be asked about many items. */
interface Told {
  facts: CaseFacts
  /** All its words in lower case, parted by single blanks. */
  words: string
  speaksOf: (phrase: string) => boolean
  /** Where a label stands among the words, -1 when it does not; the items of an input ask again and again. */
  placeOf: (label: string) => number
  /** Whether the case expects a refusal; undefined when it does not say. */
  refused: boolean | undefined
}

const beginning = 4

/**
 * Maps cases of any origin to the items they speak about, by literals and words. More lenient than the checker: a case written by
 * hand names the input and the value, but seldom fills every other field. Made once for many cases.
 */
export class MentionedItems {
  private readonly items: Item[]
  private readonly screens: Map<string, Screen>
  private readonly stems = new Map<string, string[]>()

  constructor({ screens }: TestModel, items: Item[]) {
    this.items = items
    this.screens = new Map(screens.map((screen) => [screen.id, screen]))
  }

  /** Ids of the items that a case speaks about. */
  in(testCase: TestCase): Set<string> {
    const facts = readCase(testCase)
    const words = ` ${facts.words.toLowerCase().replace(/\s+/g, ' ')} `
    const present = new Set(stems(words))
    const speaksOf = (phrase: string) => saysMost(words, present, phrase, this.stemsOf(phrase))
    const places = new Map<string, number>()
    // Of thousands of labels a case has few: their first letters tell without a search.
    const beginnings = new Set(words.split(' ').map((word) => word.slice(0, beginning)))
    const placeOf = (label: string) => {
      const start = label.toLowerCase().slice(0, beginning)
      const mayStand = start.length < beginning || start.includes(' ') || beginnings.has(start)
      const known = places.get(label) ?? (mayStand ? words.indexOf(` ${label.toLowerCase()}`) : -1)
      places.set(label, known)
      return known
    }
    const told = { facts, words, speaksOf, placeOf, refused: refusalOf(testCase) }
    return new Set(this.items.filter((item) => mentions(item, told, this.screens)).map(({ id }) => id))
  }

  private stemsOf(phrase: string): string[] {
    const known = this.stems.get(phrase) ?? stems(phrase)
    this.stems.set(phrase, known)
    return known
  }
}

const refusing =
  /\b(?:errors?|invalid|refus\w+|reject\w+|not (?:accepted|allowed|possible|saved|created)|denied|must (?:be|have|not)|too (?:short|long|low|high|young|old|small|large|many|few)|required|please)\b/i
const accepting = /\b(?:accepted|success\w*|saved|created|welcome|thank)\b/i

/** What a case expects: to be refused, to go well, or neither in words that are known. */
function refusalOf({ title, expectedResult = '', steps = [] }: TestCase): boolean | undefined {
  const told = [expectedResult, ...steps.map((step) => step.expectedResult)].join(' ')
  const words = told.trim() === '' ? title : told
  if (refusing.test(words)) return true
  return accepting.test(words) ? false : undefined
}

/** As `speaksOf`, with the stems of both sides at hand. */
function saysMost(words: string, present: Set<string>, phrase: string, wanted: string[]): boolean {
  if (wanted.length === 0) return words.includes(phrase.toLowerCase().trim())
  return wanted.filter((word) => present.has(word)).length >= wanted.length * 0.75
}

function mentions(item: Item, told: Told, screens: Map<string, Screen>): boolean {
  const { facts, words, speaksOf } = told
  if (item.kind === 'main') {
    const screen = screens.get(item.screenId)
    return screen !== undefined && mainMentioned(screen, facts, words)
  }
  if (item.kind === 'pair')
    return item.values.every(
      ({ label, value }) =>
        facts.values.get(nameKey(label)) === value ||
        (words.includes(label.toLowerCase()) && words.includes(value.toLowerCase())),
    )
  if (item.kind === 'input') return inputMentioned(item, told)
  if (item.kind === 'transition')
    return [item.from, item.to ?? '', item.event].every((part) => part === '' || speaksOf(part))
  if (item.kind === 'threshold')
    return speaksOf(item.description) && (item.times === undefined || words.includes(` ${item.times} `))
  return speaksOf(item.description)
}

function mainMentioned(screen: Screen, facts: CaseFacts, words: string): boolean {
  const literal = /"([^"]+)"/.exec(screen.success?.check ?? '')?.[1]?.toLowerCase()
  if (literal && !words.includes(literal)) return false
  const named = screen.parameters.filter(
    ({ label }) => facts.values.has(nameKey(label)) || words.includes(label.toLowerCase()),
  )
  const refused = /\b(?:invalid|error|reject\w*|refuse\w*|not accepted|must be)\b/.test(words) && !literal
  return named.length * 2 >= screen.parameters.length && !refused
}

function inputMentioned(item: InputItem, { facts, words, placeOf, refused }: Told): boolean {
  // A case that expects 18 to be refused says nothing for 18 being allowed.
  if (refused !== undefined && refused === item.valid) return false
  const value = facts.values.get(nameKey(item.label))
  if (value !== undefined && satisfies(value, item.test)) return true
  if (value !== undefined) return false
  const at = placeOf(item.label)
  if (at < 0) return false
  const { test } = item
  if (test.kind === 'empty') return /\b(?:empty|blank|missing|without|not filled|no value)\b/.test(words)
  if (test.kind === 'lengthIs')
    return new RegExp(`(?<![\\d.])${test.value}[ -]?(?:char|digit|letter|symbol)`).test(words)
  if (test.kind === 'format')
    return new RegExp(test.matches ? '\\bvalid\\b' : '\\b(?:invalid|malformed|wrong|not a valid)\\b').test(
      words,
    )
  if (test.kind === 'choice') return words.includes(test.value.toLowerCase())
  if (test.kind === 'number' || test.kind === 'numberIs')
    return [...numbersNear(words, at), ...numbersEntered(words, item.label.toLowerCase())].some((number) =>
      satisfies(number, test),
    )
  return false
}

/** Written numbers within a stretch of words after a label. */
function numbersNear(words: string, at: number): string[] {
  return words.slice(at, at + 200).match(/(?<![\w.,])-?\d+(?:[.,]\d+)*(?![\w])/g) ?? []
}

const enteredBefore =
  /(?<![\w.,])(-?\d+(?:[.,]\d+)*)\s(?:[\p{L}€$£%]{1,12}\s)?(?:in|into|as|for|to)\s(?:the\s|a\s)?["“]?$/u

/** Numbers that stand before a label as what is entered there: "type 30 into weight", "30 kg as the weight". */
function numbersEntered(words: string, label: string): string[] {
  const found: string[] = []
  for (let at = words.indexOf(label), tries = 0; at >= 0 && tries < 20; at = words.indexOf(label, at + 1)) {
    tries += 1
    const number = enteredBefore.exec(words.slice(Math.max(0, at - 60), at))?.[1]
    if (number !== undefined) found.push(number)
  }
  return found
}
