import { listed } from '../../english/listed.ts'
import { dimensionOf } from '../../english/units.ts'
import { besideOf, withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { speaksOf, trial } from '../trial.ts'

const brings = /\b(?:upload|import|attach|drag|drop|photo|picture|image|file)/i
const endings =
  /\b(?:pdf|jpe?g|png|gif|webp|svg|bmp|tiff?|heic|docx?|xlsx?|pptx?|csv|tsv|txt|json|xml|zip|gz|mp3|mp4|wav|m4a|mov|avi|webm|epub|odt|ods|md|html|ead|yaml)\b/gi

/** Files that come in. Cues: endings of files; a bounded size; else that files are brought in at all. */
export const upload: Kind = {
  kind: 'upload',
  ideas: (slots) => {
    if (!speaksOf(slots, brings) || slots.isNegated) return []
    const types = [...new Set((slots.sentence.match(endings) ?? []).map((ending) => ending.toLowerCase()))]
    return [...sizeIdeas(slots), ...typeIdeas(types), ...plainIdeas(types[0], slots)].slice(0, 5)
  },
}

const sampleOf = (type: string | undefined): [string, string] =>
  type === undefined
    ? ['a file', '']
    : [
        `a ${type.toUpperCase()} file`.replace(
          /^a (?=[AEFHILMNORSX]\b|XLS|MP|MD|HTML|EPUB|ODT|ODS|AVI|XML|SVG)/,
          'an ',
        ),
        `sample.${type}`,
      ]

function typeIdeas(types: readonly string[]): Idea[] {
  const [type] = types
  if (type === undefined) return []
  const list = listed(types.map((ending) => ending.toUpperCase()))
  return [
    trial(`${list} files are taken`, 'functional', 'Equivalence Partitioning', [
      types.length === 1 ? `Bring in ${sampleOf(type)[0]}` : `Bring in one file of each type: ${list}`,
      'Each is taken and opens with its whole content',
      types.map((ending) => `sample.${ending}`).join(', '),
    ]),
    trial('a file of another type is refused', 'negative', 'Equivalence Partitioning', [
      'Bring in a program file',
      'It is refused with a message that names the permitted types; nothing of it stays behind',
      'sample.exe',
    ]),
    trial(`a program under the name of ${sampleOf(type)[0]}`, 'security', 'Error Guessing', [
      `Rename a program to end in .${type} and bring it in`,
      'It is refused or is harmless; it is never run',
      `sample.exe, renamed to sample.${type}`,
    ]),
  ]
}

function sizeIdeas(slots: Slots): Idea[] {
  return slots.limits.flatMap(({ high, unit }) => {
    const own = unit || high?.amount.after || ''
    if (!high || dimensionOf(own) !== 'data') return []
    const { inside, outside } = besideOf(high, 'high', unit)
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

function plainIdeas(type: string | undefined, slots: Slots): Idea[] {
  if (!speaksOf(slots, /\b(?:upload|import|attach)/i)) return []
  const [file, name] = sampleOf(type)
  return [
    ...(type === undefined
      ? [
          trial('a file comes in whole', 'functional', 'Use Case Testing', [
            'Bring in a file whose name has blanks, accents and 100 letters',
            'It is taken, keeps its name and has the same content when it is opened',
          ]),
        ]
      : []),
    trial('an empty file', 'negative', 'Boundary Value Analysis', [
      `Bring in ${file.replace(/^an? /, 'an empty ')}`,
      'It is refused, or taken as empty, with a message that says so',
      name === '' ? 'A file of 0 bytes' : `${name} of 0 bytes`,
    ]),
    trial('the same file twice', 'functional', 'Error Guessing', [
      `Bring in ${file}, then the same one again`,
      'Both are kept apart or the second one is refused; the first is unchanged',
    ]),
    trial('a transfer that is broken off', 'negative', 'Error Guessing', [
      'Cut the connection while a large file is under way',
      'The failure is told; no half file is listed or stored',
    ]),
  ]
}
