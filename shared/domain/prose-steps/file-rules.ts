import { knownExtension, leastSize, mediaTypeOf } from './files/plan-file.ts'
import { keyed, literalsIn, rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { GeneratedFile, TypedAction } from './types.ts'
import { wordTable } from '../basics/word-table.ts'

const literals = '\\uE000\\d+\\uE001(?:(?:, | and |, and )\\uE000\\d+\\uE001)*'
const unit = '(?:bytes?|[kmg]i?b|b)'
const amount = `\\d[\\d,]*(?:\\.\\d+)? ?${unit}`
const size = `${amount}(?: ?(?:\\+|-|plus|minus|and) ?${amount})?`
const kind = '(?:files?|documents?|images?|pictures?|photos?)'
const above = '(?:larger|bigger|more|heavier) than|over|exceeding|above'
const below = '(?:smaller|less|lighter) than|under|below'
const ofSize = `(?: (?:(?:of|with|that has|that is) (?:a |the |exactly |size |of )*|(?:that is |of )?(?:(?<above>${above})|(?<below>${below})) )(?<later>${size})(?: in size| large| each)?)?`
const named = new RegExp(
  `^(?:the |an? )?(?:(?<empty>empty) )?(?:(?<size>${size}) )?(?:(?:(?<type>[a-z]+) )?${kind} )?(?:(?:named|called) )?(?<names>${literals})${ofSize}$`,
  'i',
)
const typed = new RegExp(
  `^(?:the |an? )?(?:(?<empty>empty) )?(?:(?<size>${size}) )?(?<type>[a-z]+)(?: ${kind})?${ofSize}$`,
  'i',
)
const bytesIn = wordTable<number>({
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
})
const mostFiles = 10
const usualSize = 1000

/** Choosing generated files in a file field, or dropping them: `Upload a file "cv.pdf" of 2 MB to "CV"`. */
export const fileRules: Rule<TypedAction> = keyed(/\b(?:upload|attach|files?|drop)\b/i, () => {
  const place = '(?: (?:to|into|in|for|as|via|through|using) {target:any})?'
  return [
    // "A valid CV (PDF, 1 MB)": the words name the field, the brackets the file.
    rule(
      `(?:upload|attach) (?!(?:an? |the )?(?:invalid|wrong|corrupt|broken|damaged)\\b)(?:the |an? |your )?(?:valid )?(?<target>[^\\uE000()]{1,60}?) \\((?<type>[a-z]+)(?: file)?(?:, ?(?:of )?(?<size>${size}))?\\)`,
      (caught) => describedFile(caught),
    ),
    rule(`(?:upload|attach) (?<what>.+?)${place}`, (caught, reading) => upload(caught, reading)),
    rule(`(?:choose|select|pick|add) (?<what>.*\\bfiles?\\b.*?)${place}`, (caught, reading) =>
      upload(caught, reading),
    ),
    rule(
      '(?:drop|drag and drop|drag) (?<what>.*\\bfiles?\\b.*?) (?:and drop (?:it|them) )?(?:on|onto|in|into|to|over) {target:any}',
      (caught, reading) => upload(caught, reading, true),
    ),
  ]
})

function upload(caught: Caught, { prose }: Reading, drop = false): TypedAction[] | undefined {
  const files = filesOf(caught.words('what') ?? '', (words) => literalsIn(words, prose))
  const target = caught.target('target')
  if (!files || (caught.words('target') !== undefined && !target)) return undefined
  return [{ action: 'upload', ...(target ? { target } : {}), files, ...(drop ? { drop } : {}) }]
}

function describedFile(caught: Caught): TypedAction[] | undefined {
  const said = caught.words('size')
  const what = `${caught.words('type') ?? ''}${said === undefined ? '' : ` of ${said}`}`
  const [files, target] = [filesOf(what, () => []), caught.target('target')]
  return files && target?.name !== undefined ? [{ action: 'upload', target, files }] : undefined
}

function filesOf(what: string, quoted: (words: string) => string[]): GeneratedFile[] | undefined {
  const groups = (named.exec(what) ?? typed.exec(what))?.groups ?? {}
  const { names, type, size: first, later, empty } = groups
  const extension = knownExtension(type ?? '')
  if (names === undefined && extension === undefined) return undefined
  const all = names === undefined ? [`test.${extension}`] : quoted(names).map((name) => name.trim())
  const wrongType = (name: string) =>
    extension !== undefined && mediaTypeOf(name) !== mediaTypeOf(`x.${extension}`)
  const bad = (name: string) => !/^[^/\\\0]{1,200}$/.test(name) || wrongType(name)
  const said = empty === undefined ? (first ?? later) : '0 b'
  // Just beyond a limit that is only named: one byte.
  const beyond = groups['above'] === undefined ? (groups['below'] === undefined ? 0 : -1) : 1
  const sizeBytes = said === undefined ? undefined : bytesOf(said) + beyond
  if (all.length === 0 || all.length > mostFiles || all.some(bad) || Number.isNaN(sizeBytes)) return undefined
  return all.map((name) => ({
    name,
    mediaType: mediaTypeOf(name),
    sizeBytes: sizeBytes ?? Math.max(leastSize(name), usualSize),
  }))
}

/** "5 MB plus 1 byte" in bytes: kB, MB, GB are decimal (IEC 80000-13), KiB, MiB, GiB binary. NaN when it is no whole, positive number. */
function bytesOf(words: string): number {
  const parts = [...words.matchAll(new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?) ?(${unit})`, 'gi'))]
  const [one, other] = parts.map(
    ([, number = '', name = '']) =>
      Number(number.replaceAll(',', '')) * (bytesIn[name.toLowerCase()] ?? Number.NaN),
  )
  const less = /\d ?[a-z]+ ?(?:-|minus)/i.test(words)
  const bytes = (one ?? Number.NaN) + (less ? -1 : 1) * (other ?? 0)
  const whole = Math.round(bytes)
  return whole >= 0 && Math.abs(bytes - whole) < 1e-6 ? whole : Number.NaN
}
