const blockTags = new Set(
  'p div section article ul ol dl dt dd table thead tbody tr header footer main nav form br hr pre blockquote'.split(
    ' ',
  ),
)
const inlineTags = new Set(
  'a abbr b big body code del em font html i img input ins kbd label li mark option q s samp select small span strike strong sub sup td th tt u var h1 h2 h3 h4 h5 h6 head title meta link'.split(
    ' ',
  ),
)
/** These stand alone, or close where the next begins. */
const lone = new Set('img input li option td th meta link'.split(' '))
const codeTags = new Set(['code', 'kbd', 'samp', 'tt'])

/**
 * The text without markup, in which every character keeps its place: marks of emphasis, tags, targets of links and
 * invisible characters become blanks, a span of code becomes a quoted name.
 */
export function plainOf(text: string): string {
  let plain = text.replace(/[\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF\u00AD\u00A0]/g, ' ')
  plain = plain.replace(/<!--[^]{0,5000}?-->/g, blank)
  plain = plain.replace(/<li(?:\s[^<>]{0,300})?>\s{1,200}/gi, (all) => `<li>${' '.repeat(all.length - 4)}`)
  plain = withoutTags(plain)
  plain = plain.replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, blank)
  plain = plain.replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,500}\)/g, (all, name: string) =>
    ` ${name}`.padEnd(all.length),
  )
  // A quoted text in a code span is quoted once.
  plain = plain.replace(/`"([^`"\n]{1,200})"`/g, ' "$1" ').replace(/`([^`"\n]{1,200})`/g, '"$1"')
  plain = plain.replace(/\\(?=[*_[\]#\n\r]|$)/g, ' ')
  return withoutEmphasis(plain)
}

function blank(all: string): string {
  return all.replace(/[^\n\r]/g, ' ')
}

function withoutTags(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/([a-zA-Z][a-zA-Z0-9]{0,11})/g), ([, name = '']) => name.toLowerCase())) // prettier-ignore
  return text.replace(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,11})(?:\s[^<>]{0,500})?\/?>/g,
    (all, close: string, tag: string, at) => {
      const name = tag.toLowerCase()
      if (!blockTags.has(name) && !inlineTags.has(name)) return all
      // "I enter the code "<code>"" has a place for a value.
      if (inlineTags.has(name) && !lone.has(name) && !closed.has(name)) return all
      const empty = blank(all)
      const before = text.slice(Math.max(0, Number(at) - 60), Number(at))
      const opensLine = /(?:^|[\n\r])[ \t]*$/.test(before)
      if (blockTags.has(name)) return opensLine ? empty : `\n${empty.slice(1)}`
      if (codeTags.has(name)) return close ? `"${empty.slice(1)}` : `${empty.slice(1)}"`
      if (name === 'li' && !close) return opensLine ? `-${empty.slice(1)}` : `\n- ${empty.slice(3)}`
      if (/^h[1-6]$/.test(name))
        return close
          ? `\n${empty.slice(1)}`
          : `\n${'#'.repeat(Math.min(Number(name[1]), 2))} `.padEnd(all.length)
      return empty
    },
  )
}

/** Two asterisks or lines anywhere; one around words only, so that "a * b" and "first_name" stay. */
function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*\*?|(?<![\w"])__(?=\w)|(?<=[\w.:!?)])__(?![\w"])/g, blank)
    .replace(/(?<=^|[\s("])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?=$|[\s).,;:!?"])/gm, ' $1 ')
    .replace(/(?<=^|[\s("])_(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_(?=$|[\s).,;:!?"])/gm, ' $1 ')
}
