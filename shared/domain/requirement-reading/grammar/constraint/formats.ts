import type { Condition } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { comma } from '../names.ts'
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
    ),
    ([, , , values]) => ({
      subject: file,
      holds: { kind: 'one-of', subject: file, values: values.map((value) => ({ type: 'text', value })) },
    }),
  ),
)
