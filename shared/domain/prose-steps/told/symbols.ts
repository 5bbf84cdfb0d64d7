import { wordTable } from '../../basics/word-table.ts'

/** What a control goes by that shows a symbol: its names, the characters it is drawn with, and words in its markup. */
const symbols: [name: RegExp, words: string][] = [
  [/^(?:x|×|✕|✖|cross)$/, '× ✕ ✖ ✗ ╳ x close remove delete dismiss clear cancel destroy cross times discard'],
  [/^(?:plus|\+)$/, '+ ＋ ➕ plus add increase increment more'],
  [/^(?:minus|[-−–])$/, '- − – ➖ minus subtract decrease decrement less'],
  [/^(?:pencil|pen)$/, '✎ ✏ ✏️ 🖉 pencil pen edit rename'],
  [
    /^(?:(?:trash|rubbish|garbage|dust|waste)(?: ?can| ?bin)?|bin|wastebasket)$/,
    '🗑 🗑️ trash bin delete remove',
  ],
  [/^(?:gear|cog|cogwheel)(?: ?wheel)?$/, '⚙ ⚙️ gear cog settings preferences options'],
  [/^(?:magnifying ?glass|magnifier|loupe|lens)$/, '🔍 🔎 magnifier search find'],
  [
    /^(?:hamburger|burger|three(?: horizontal)? (?:lines|bars|stripes))$/,
    '☰ ≡ menu hamburger burger navigation',
  ],
  [
    /^(?:three(?: vertical| horizontal)? dots|ellipsis|kebab|dots)$/,
    '… ⋯ ⋮ ... more options actions kebab ellipsis',
  ],
  [/^bell$/, '🔔 bell notifications notification alerts'],
  [/^heart$/, '♥ ♡ ❤ ❤️ 🤍 heart like favourite favorite wishlist'],
  [/^star$/, '★ ☆ ⭐ star favourite favorite bookmark'],
  [/^(?:house|home)$/, '🏠 ⌂ home house'],
  [/^(?:eye)$/, '👁 👁️ eye show hide reveal'],
  [/^(?:cart|basket|bag|trolley|shopping (?:cart|bag|basket))$/, '🛒 cart basket bag trolley'],
  [/^(?:question mark|help)$/, '? ❓ help question'],
  [/^(?:printer)$/, '🖨 🖨️ print printer'],
  [/^(?:calendar)$/, '📅 📆 🗓 calendar'],
  [/^(?:lock|padlock)$/, '🔒 🔓 lock padlock'],
  [
    /^(?:handle|grip|grabber|drag handle|(?:three|two|six|four)?[- ]?(?:little |small |tiny )*(?:lines?|dots?|stripes?|bars?)[- ]?(?:icon|handle|grip)?)$/,
    '☰ ≡ ⋮⋮ ⠿ ⣿ handle grip grabber drag grab draggable mover dragger',
  ],
]
const pictured = / (?:icon|symbol|sign|glyph|mark)$/i
const surely = /^(?:x|×|✕|✖|cross|plus|minus|[-−–+]|.*(?:lines|dots|handle|grip))$/i
const directions = wordTable<string>({
  right: '› » > → ▶ ► ❯ ⟩ ⇒ ▸ next forward forwards right',
  left: '‹ « < ← ◀ ◄ ❮ ⟨ ⇐ ◂ previous prev back backward left',
  up: '▲ △ ↑ ⌃ ˄ ▴ ⇑ up increase increment',
  down: '▼ ▽ ↓ ⌄ ˅ ▾ ⇓ down decrease decrement',
})
const sides = wordTable<string>({
  next: 'right',
  forward: 'right',
  forwards: 'right',
  previous: 'left',
  prev: 'left',
  back: 'left',
  backward: 'left',
  backwards: 'left',
  upward: 'up',
  upper: 'up',
  downward: 'down',
  lower: 'down',
})
const looks =
  '(?:(?:little|small|tiny|big|large|grey|gray|green|red|blue|black|white|round|square|single|plain) )*'
const kind = '(?: (?:icon|symbol|sign|button|mark|glyph|character|one))?'
const arrow = new RegExp(
  `^${looks}(?:(up|upward|upper|down|downward|lower|left|right|next|forward|previous|prev|back|backwards?)(?:ward)?(?:[- ]pointing)?[- ]?(?:arrow|chevron|triangle|caret|arrowhead)|(?:arrow|chevron|triangle|caret)(?: pointing)?(?: to the)? (up|upwards?|down|downwards?|left|right))${kind}$`,
  'i',
)
const shaped = new RegExp(`^${looks}(.+?)${kind}$`, 'i')

/**
 * What a phrase names by how it looks: "the little up arrow", "the × symbol". `sure` says that it can hardly be a name. Undefined where it names no symbol.
 */
export function readSymbol(phrase: string): { signs: string[]; sure: boolean } | undefined {
  const text = phrase.trim().replace(/^(?:the|an?|its|their|that|this) /i, '')
  const [whole, before, behind] = arrow.exec(text) ?? []
  if (whole !== undefined) {
    const said = (before ?? behind ?? '').toLowerCase()
    const words = directions[sides[said] ?? said.replace(/(?:ward)?s?$/, '')]
    return words === undefined ? undefined : { signs: words.split(' '), sure: true }
  }
  const [, shape = text] = shaped.exec(text) ?? []
  const found = symbols.find(([name]) => name.test(shape.toLowerCase()))
  const sure = pictured.test(text) || surely.test(shape)
  return found && { signs: found[1].split(' '), sure }
}
