import type { Condition } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { isFormat } from '../../resolve/formats.ts'
import { comma } from '../names.ts'
import { endsHere } from './ends.ts'
import { alternative, listOf, map, optional, sequence, token, words, type Parser } from '../parser.ts'

const taken = [
  'allowed',
  'allow',
  'accepted',
  'accept',
  'supported',
  'support',
  'permitted',
  'permit',
  'valid',
]
const kinds = [
  'format',
  'file format',
  'file type',
  'image format',
  'image type',
  'file extension',
  'type of file',
]
const named: Parser<string> = token((found) =>
  found.kind === 'word' && /^\.?[A-Z][A-Z0-9]{1,4}$/.test(found.text) ? found.text : undefined,
)
// What goes on ("or any other image") allows more than is listed.
const closed: Parser<true> = (input, at) =>
  endsHere(input, at) && !comma(input, at) ? { value: true, end: at } : undefined
const file: Reference = { kind: 'named', words: 'file', quoted: false, start: 0, end: 0 }

/** "Allowed formats are JPG and PNG", "supported file types: PDF, DOCX": which files are taken, whatever they are called. */
export const formats: Parser<{ subject: Reference; holds: Condition<Reference> }> = alternative(
  'constraint: formats',
  map(
    sequence(
      optional(words('the', 'only the')),
      words(...taken.flatMap((is) => kinds.map((kind) => `${is} ${kind}`))),
      words('be only', 'be', ':'),
      listOf(named, comma),
      closed,
    ),
    ([, , , values]) =>
      // "Accepted formats are A4 and A5" speaks of no file.
      values.some(isFormat)
        ? {
            subject: file,
            holds: {
              kind: 'one-of',
              subject: file,
              values: values.map((value) => ({ type: 'text', value })),
            },
          }
        : undefined,
  ),
)
