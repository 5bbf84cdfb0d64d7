import { labelOf } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { pieces } from '../pieces.ts'
import type { FieldFact } from '../types.ts'
import { withSharedHeads } from './names.ts'

const place = '(?:[\\w-]+ ){0,3}?(form|dialog|mask|page|screen|window|view)'
const about = '(?: (?:for|to|of) [\\w -]{2,40}?)?'
const lead = new RegExp(
  `^\\W*(?:the |an? |this |our |each )?${place}${about} (has|contains|consists of|comprises|is made up of|includes|offers|shows|displays) (?:the )?`,
  'i',
)
/** Things of a page into which nobody types. */
const noInput =
  /\b(?:buttons?|links?|headings?|headlines?|logos?|images?|pictures?|photos?|menus?|lists?|tables?|sections?|parts?|areas?|tabs?|steps?|pages?|columns?|rows?|footers?|headers?|sidebars?|texts?|hints?|icons?|charts?|graphs?|maps?|banners?|fields?|forms?|dialogs?|boxes|panels?|cards?|tiles?|widgets?|entries|results?|terms|conditions|privacy|data|details|information|languages?|versions?|states?|modes?)$/i
const numbers =
  /^\s*(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|several\b|many\b|some\b|all\b|an?\b|no\b|only\b|at\b|up\b)/i

/**
 * "The form has First name, Last name and E-mail": the inputs of a form that are called no fields. What a page "has" or a form "shows"
 * may as well be read only, so `sure` says that another sentence speaks of its fields.
 */
export function readFormList(part: Masked, sure = false): FieldFact[] {
  const found = lead.exec(part.masked)
  if (!found || (!sure && !isForm(found[1], found[2]))) return []
  const from = found[0].length
  const open = part.masked.slice(from)
  const end =
    /[.;:(]|\b(?:which|that|when|if|where|whose|is|are|must|can)\b/i.exec(open)?.index ?? open.length
  if (/^[:(]/.test(open.slice(end))) return []
  const listed = pieces(slice(part, from, from + end)).filter(
    (piece) => !/\bbuttons?\s*$/i.test(piece.masked),
  )
  if (listed.length < 2 || listed.some(({ masked }) => numbers.test(masked) || noInput.test(masked.trim())))
    return []
  const labels = withSharedHeads(listed.map((piece) => labelOf(piece)))
  if (labels.some((label) => label === undefined || label.split(' ').length > 4)) return []
  return labels.flatMap((label) =>
    label === undefined ? [] : [{ kind: 'field' as const, label, constraints: {} }],
  )
}

function isForm(what = '', verb = ''): boolean {
  return /^(?:form|dialog|mask)$/i.test(what) && /^(?:has|contains|consists|comprises|is made)/i.test(verb)
}
