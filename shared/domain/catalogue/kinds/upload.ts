import { listed } from '../../english/listed.ts'
import { dimensionOf } from '../../english/units.ts'
import { besideOf, withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import { partIdeas } from '../partly-wrong.ts'
import { malwareIdeas, refusedIdeas } from '../refused-files.ts'
import type { Slots } from '../slots.ts'
import { speaksOf, trial } from '../trial.ts'

const brings = /\b(?:upload|import|attach|drag|drop|photo|picture|image|file)/i
const endings =
  /\b(?:pdf|jpe?g|png|gif|webp|svg|bmp|tiff?|heic|docx?|xlsx?|pptx?|csv|tsv|txt|json|xml|zip|gz|mp3|mp4|wav|m4a|mov|avi|webm|epub|odt|ods|md|html|ead|yaml)\b/gi

/** Files that come in. Cues: endings of files; a bounded size; files that are refused or searched for malware; else that files are uploaded at all. */
export const upload: Kind = {
  kind: 'upload',
  ideas: (slots) => {
    const types = [...new Set((slots.sentence.match(endings) ?? []).map((ending) => ending.toLowerCase()))]
    const isOwn = slots.kinds.has('upload')
    if (slots.isNegated || goesOut(slots) || !(speaksOf(slots, brings) || (isOwn && types.length > 1)))
      return []
    const exact = [
      ...refusedIdeas(slots),
      ...malwareIdeas(slots),
      ...sizeIdeas(slots),
      ...countIdeas(slots),
      ...partIdeas(slots),
      ...(isOther(slots)
        ? []
        : typeIdeas(types, /\be\.g\b|\bsuch as\b|\betc\b|\bfor example\b/i.test(slots.sentence))),
    ]
    return [...exact, ...(exact.length > 2 ? [] : plainIdeas(types[0], slots))].slice(0, 5)
  },
}

const sampleOf = (type: string | undefined): [string, string] =>
  type === undefined
    ? ['a file', '']
    : [
        `a ${type.toUpperCase()} file`.replace(
          /^a (?=[AEFHILMNORSX]\b|EAD|XLS|MP|MD|HTML|EPUB|ODT|ODS|AVI|XML|SVG)/,
          'an ',
        ),
        `sample.${type}`,
      ]

/** The sentence is about what leaves the system: "can be exported as CSV". */
const goesOut = ({ clauses }: Slots): boolean =>
  clauses.some(({ phrases }) =>
    phrases.some(({ tag, text }) => tag === 'V' && /\b(?:export|download|print)/i.test(text)),
  )

/** Only what is left over is meant: "everything else". */
const isOther = ({ clauses }: Slots): boolean =>
  clauses.some(({ tag, text }) => tag === 'cond' && /\b(?:else|others?)\b/i.test(text))

function typeIdeas(types: readonly string[], isOpen: boolean): Idea[] {
  const [type] = types
  if (type === undefined) return []
  const list = listed(types.map((ending) => ending.toUpperCase()))
  return [
    trial(`${list} files are taken`, 'functional', 'Equivalence Partitioning', [
      types.length === 1 ? `Bring in ${sampleOf(type)[0]}` : `Bring in one file of each type: ${list}`,
      'Each is taken and opens with its whole content',
      types.map((ending) => `sample.${ending}`).join(', '),
    ]),
    ...(isOpen
      ? []
      : [
          trial('a file of another type is refused', 'negative', 'Equivalence Partitioning', [
            'Bring in a program file',
            'It is refused with a message that names the permitted types; nothing of it stays behind',
            'sample.exe',
          ]),
        ]),
    trial(`a program under the name of ${sampleOf(type)[0]}`, 'security', 'Error Guessing', [
      `Rename a program to end in .${type} and bring it in`,
      'It is recognised by its content and refused',
      `sample.exe, renamed to sample.${type}`,
    ]),
  ]
}

function sizeIdeas(slots: Slots): Idea[] {
  return slots.limits.flatMap(({ high, unit, clause }) => {
    const own = unit || high?.amount.after || ''
    if (!high || dimensionOf(own) !== 'data') return []
    const { inside, outside } = besideOf(high, 'high', unit)
    if (/\b(?:together|total|altogether|overall|combined|sum)\b/i.test(clause.text))
      return [
        trial(`files of ${inside} together are taken`, 'boundary', 'Boundary Value Analysis', [
          `Bring in several permitted files that are ${inside} together`,
          'All of them are taken whole',
        ]),
        trial(`files of ${outside} together are refused`, 'boundary', 'Boundary Value Analysis', [
          `Bring in one more small file so that all are ${outside} together`,
          'The last one is refused with a message that names the size; those before it stay',
        ]),
      ]
    return [
      trial(`a file of ${inside} is taken`, 'boundary', 'Boundary Value Analysis', [
        `Bring in a file of ${inside}`,
        'It is taken whole',
        `A file of ${withUnit(high.amount, unit)}`,
      ]),
      trial(`a file of ${outside} is refused`, 'boundary', 'Boundary Value Analysis', [
        `Bring in a file of ${outside}`,
        'It is refused with a message that names the largest size; nothing of it stays behind',
      ]),
    ]
  })
}

/** A bounded number of files. */
const countIdeas = ({ limits }: Slots): Idea[] =>
  limits.flatMap(({ high, unit }) => {
    if (!high || !/^(?:files?|photos?|pictures?|images?|attachments?|documents?)$/i.test(unit)) return []
    const { inside, outside } = besideOf(high, 'high', unit)
    return [
      trial(`${inside} can be brought in`, 'boundary', 'Boundary Value Analysis', [
        `Bring in ${inside}`,
        'All of them are listed',
      ]),
      trial(`of ${outside} the last one is refused`, 'boundary', 'Boundary Value Analysis', [
        `Bring in ${outside}: first one after the other, then all at once`,
        `Never more than ${inside} ${inside.startsWith('1 ') ? 'is' : 'are'} kept, and a message names the limit`,
      ]),
    ]
  })

function plainIdeas(type: string | undefined, slots: Slots): Idea[] {
  if (!slots.kinds.has('upload') || !speaksOf(slots, /\b(?:upload|attach)/i)) return []
  return [
    ...(type === undefined
      ? [
          trial('a file comes in whole', 'functional', 'Use Case Testing', [
            'Bring in a file whose name has blanks, accents and 100 letters',
            'It is taken, keeps its name and has the same content when it is opened',
          ]),
        ]
      : []),
    trial('a transfer that is broken off', 'negative', 'Error Guessing', [
      'Cut the connection while a large file is under way',
      'The failure is told; no half file is listed or stored',
    ]),
  ]
}
