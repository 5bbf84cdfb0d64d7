const blockTags = new Set(
  'p div section article aside ul ol dl dt dd table thead tbody tfoot tr header footer main nav form fieldset br hr pre blockquote details summary figure figcaption address caption'.split(
    ' ',
  ),
)
const inlineTags = new Set(
  'a abbr b big body button cite code col colgroup del dfn em font html i iframe img input ins kbd label legend li mark option picture q s samp select small source span strike strong sub sup svg td th tt u var video h1 h2 h3 h4 h5 h6 head title meta link'.split(
    ' ',
  ),
)
/** These stand alone, or close where the next begins. */
const lone = new Set('img input li option td th meta link'.split(' '))
const codeTags = new Set(['code', 'kbd', 'samp', 'tt'])
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"', '#160': ' ',
  ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•',
  middot: '·', times: '×', le: '≤', ge: '≥', ne: '≠', euro: '€', pound: '£', sect: '§', deg: '°', plusmn: '±',
} // prettier-ignore

export function blank(all: string): string {
  return all.replace(/[^\n\r]/g, ' ')
}

/** Pages without what nobody reads: comments, styles, scripts. A mark that nothing closes stays. Linear. */
export function withoutUnseen(text: string): string {
  let seen = between(text, /<!--/g, '-->')
  for (const tag of ['script', 'style'])
    seen = between(seen, new RegExp(String.raw`<${tag}(?:\s[^<>]{0,300})?>`, 'gi'), `</${tag}>`)
  return seen.replace(/<!DOCTYPE[^<>]{0,300}>/gi, blank).replace(/^[ \t]*(?:<!--|-->)[ \t]*$/gm, blank)
}

function between(text: string, open: RegExp, close: string): string {
  let kept = ''
  let from = 0
  for (const { index } of text.matchAll(open)) {
    if (index < from) continue
    const at = text.indexOf(close, index)
    if (at < 0) break
    kept += text.slice(from, index) + blank(text.slice(index, at + close.length))
    from = at + close.length
  }
  return kept + text.slice(from)
}

/** Tables of pages as lines with pipes, so that their cells are cells. */
export function withPipes(text: string): string {
  let kept = ''
  let from = 0
  for (const { index } of text.matchAll(/<table(?:\s[^<>]{0,300})?>/gi)) {
    if (index < from) continue
    const at = text.indexOf('</table>', index)
    if (at < 0) break
    const end = at + '</table>'.length
    kept += text.slice(from, index) + rowsOf(text.slice(index, end))
    from = end
  }
  return kept + text.slice(from)
}

function rowsOf(table: string): string {
  if (!/<t[dh][\s>]/i.test(table)) return table
  return table
    .replace(/[\r\n]/g, ' ')
    .replace(
      /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,11})(?:\s[^<>]{0,300})?\/?>/g,
      (all, close: string, tag: string) => {
        const name = tag.toLowerCase()
        if (name === 'tr' || name === 'table' || name === 'caption')
          return close && name === 'tr' ? '|'.padEnd(all.length) : '\n'.padEnd(all.length)
        if (name === 'td' || name === 'th') return close ? blank(all) : '|'.padEnd(all.length)
        return codeTags.has(name) || (!blockTags.has(name) && !inlineTags.has(name)) ? all : blank(all)
      },
    )
}

/** Tags as line ends, marks of lists and headings, or blanks. What stands in a span of code is no tag. */
export function withoutTags(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/([a-zA-Z][a-zA-Z0-9]{0,11})/g), ([, name = '']) => name.toLowerCase())) // prettier-ignore
  return text.replace(
    /`[^`\n]{1,200}`|<(\/?)([a-zA-Z][a-zA-Z0-9]{0,11})(?:\s[^<>]{0,500})?\/?>/g,
    (all: string, close: string | undefined, tag: string | undefined, at: number) =>
      tag === undefined
        ? all
        : withoutTag({ all, close: close === '/', name: tag.toLowerCase(), at }, text, closed),
  )
}

interface Tag {
  all: string
  close: boolean
  name: string
  at: number
}

function withoutTag({ all, close, name, at }: Tag, text: string, closed: ReadonlySet<string>): string {
  if (!blockTags.has(name) && !inlineTags.has(name)) return all
  // "I enter the code "<code>"" has a place for a value.
  if (inlineTags.has(name) && !lone.has(name) && !closed.has(name)) return all
  const empty = blank(all)
  const opensLine = /(?:^|[\n\r])[ \t]*$/.test(text.slice(Math.max(0, at - 60), at))
  if (blockTags.has(name)) return opensLine ? empty : `\n${empty.slice(1)}`
  if (codeTags.has(name)) return close ? `"${empty.slice(1)}` : `${empty.slice(1)}"`
  if (name === 'li' && !close) return opensLine ? `-${empty.slice(1)}` : `\n- ${empty.slice(3)}`
  if (!/^h[1-6]$/.test(name)) return empty
  return close ? `\n${empty.slice(1)}` : `\n${'#'.repeat(Math.min(Number(name[1]), 2))} `.padEnd(all.length)
}

/** What an entity stands for, with blanks on the side where no word touches it. */
export function withoutEntities(text: string): string {
  return text.replace(/&(#?[a-zA-Z0-9]{2,7});/g, (all, name: string, at: number) => {
    const sign = entities[name]
    if (sign === undefined) return all
    const opens = /[\s(]/.test(text[at - 1] ?? ' ') && !/\s/.test(text[at + all.length] ?? ' ')
    return opens ? sign.padStart(all.length) : sign.padEnd(all.length)
  })
}
