import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { ledShown } from './shown-by-lead.ts'
import { toldSentences, type ToldSentence } from './told-sentences.ts'
import type { Unit } from './units.ts'
import type { KnownInput, Vocabulary } from './vocabulary.ts'

const modal = '(?:(?:shall|must|will|has to|needs to|may|can|should) )?'
/** What only an input is: required, left empty, filled in, a list that offers something. */
const needed = new RegExp(
  `^Q0 (?:\\([^()]{0,40}\\) )?(?:field )?(?:is|${modal}be|${modal}not be|${modal}stay|${modal}remain|is not)(?: left| always)? (?:required|mandatory|optional|obligatory|compulsory|empty|blank|filled(?: in| out)?)\\b`,
  'i',
)
const offering = new RegExp(
  `^Q0 ${modal}(?:offers?|lists?|provides?|gives? a choice of|ha(?:s|ve) the (?:options|choices|values|entries))\\b[^Q]{0,30}(?=Q1)`,
  'i',
)
const shownOnly =
  /^Q0 (?:(?:is|shall be|must be|will be|should be) (?:only )?(?:visible|shown|displayed|offered) (?:only )?|(?:shall |must |will )?(?:only )?appears? (?:only )?)(?:while|when|if|where|as long as)\b/i
const optionalLabel = /\(optional\)$/i
const noAnswer = /^\W*(?:please )?(?:choose|select|pick)\b|^\W*(?:none)?\W*$/i
const longest = 60

/**
 * Inputs that sentences tell of without a noun: '"Plot number" shall be required.', '"Season" offers "Please choose" (preset) and "Spring"'.
 * Beside inputs that are told so no other may be known of by other words only: a form with some of its inputs is filled in only in part.
 */
export function withTold(vocabulary: Vocabulary, units: Unit[], sentences: ReadSentence[]): Vocabulary {
  const told = units
    .filter(({ kind }) => kind === 'item' || kind === 'paragraph')
    .flatMap(({ text, start }) =>
      toldSentences(text, start).flatMap((one) => [...askedIn(one), ...ledIn(one), ...inputIn(one)]),
    )
    .filter(({ label }) => !vocabulary.buttons.includes(label))
  const inputs = new Map<string, KnownInput>()
  for (const input of [...vocabulary.inputs, ...told]) {
    const key = labelKey(input.label)
    if (!inputs.has(key)) inputs.set(key, input)
  }
  const all = [...inputs.values()].toSorted((a, b) => a.start - b.start)
  return told.length >= 2 && all.length > vocabulary.inputs.length && namesAll(all, sentences)
    ? { ...vocabulary, inputs: all }
    : vocabulary
}

const asking =
  /\b(?:asks?(?: (?:every|each|the|all)? ?\w+){0,2} for|(?:fields?|inputs?|questions?|entries):?|(?:enters?|fills? in|gives?|provides?|states?|consists? of|contains?)(?: the)?) (?=Q\d)/gi

/** 'The form asks every guest for "Name", "Arrival" and "How many nights?"': names of a list are inputs, whatever their kind. */
function askedIn({ words, quotes, start }: ToldSentence): KnownInput[] {
  return [...words.matchAll(asking)].flatMap((found) => {
    const list = /^Q\d+(?: \([^()]{0,40}\))?(?:(?:,? (?:and|or) |, )Q\d+(?: \([^()]{0,40}\))?)+/.exec(
      words.slice(found.index + found[0].length),
    )?.[0]
    return [...(list ?? '').matchAll(/Q(\d+)/g)].flatMap(([, at]): KnownInput[] => {
      const label = quotes[Number(at)]?.value ?? ''
      return isLabel(label) ? [{ label, control: 'textbox', options: [], start }] : []
    })
  })
}

function ledIn(sentence: ToldSentence): KnownInput[] {
  const led = ledShown(sentence)
  if (!led) return []
  const { labels, control, options, ticked } = led
  const { start } = sentence
  return [
    ...(ticked === undefined ? [] : [{ label: ticked, control: 'checkbox' as const, options: [], start }]),
    ...labels.map((label) => ({ label, control, options, start })),
  ]
}

function inputIn({ words, quotes, start }: ToldSentence): KnownInput[] {
  const label = quotes[0]?.value
  if (label === undefined || !/^Q0\b/.test(words) || !isLabel(label)) return []
  const given = offering.exec(words)
  if (given) return optionsOf(words.slice(given[0].length), label, quotes, start)
  return needed.test(words) ||
    (shownOnly.test(words) && !/\b(?:button|text|message|line|status|table|link)\b/i.test(label)) ||
    optionalLabel.test(label)
    ? [{ label, control: 'textbox', options: [], start }]
    : []
}

function optionsOf(list: string, label: string, quotes: ToldSentence['quotes'], start: number): KnownInput[] {
  const whole = /^Q\d+(?: \([^()]{0,40}\))?(?:(?:,? (?:and|or) |, )Q\d+(?: \([^()]{0,40}\))?)+/.exec(
    list,
  )?.[0]
  if (whole === undefined) return []
  const places = [...whole.matchAll(/Q(\d+)(?: \(([^()]{0,40})\))?/g)]
  const named = places.map(([, at, remark = '']) => ({ name: quotes[Number(at)]?.value ?? '', remark }))
  const options = named.map(({ name }) => name)
  const none = options.find((one) => noAnswer.test(one))
  const preset = named.find(({ remark }) =>
    /\b(?:pre-?set|pre-?selected|default|at the start|initially)\b/i.test(remark),
  )?.name
  return [
    {
      label,
      control: 'combobox',
      options,
      start,
      ...(none === undefined ? {} : { none }),
      ...(preset === undefined || preset === none ? {} : { preset }),
    },
  ]
}

function isLabel(label: string): boolean {
  return label.length <= longest && /^[\p{L}\p{N}]/u.test(label) && !/[.!…]$/.test(label)
}

function namesAll(inputs: KnownInput[], sentences: ReadSentence[]): boolean {
  const plain = (label: string) => labelKey(label.replace(/\s*\([^()]*\)$/, ''))
  const known = new Set(inputs.map(({ label }) => plain(label)))
  return sentences.every(({ facts }) =>
    facts.every(
      (fact) =>
        fact.kind !== 'field' ||
        known.has(plain(fact.label)) ||
        !isLabel(fact.label) ||
        Object.keys(fact.constraints).length === 0,
    ),
  )
}
