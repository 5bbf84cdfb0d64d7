import { isSoonOver } from '../facts/opening/soon-over.ts'
import type { CollectionPart, CountForm, FilterControl, Which } from './parts.ts'
import { quoteOf, type Reader, type Reading } from './reading.ts'
import type { Vocabulary } from './tokens.ts'
import { whichIn } from './which.ts'

const counting = /\b(?:counter|number of|how many|counts?|total|shows|reads|says|amount of)\b/
const counted = /\b(?:number of|how many|counts?|amount of|total of)\b([^:;(–—Q]*)/

/** A text that counts entries, with the forms in which the sentence writes it. */
export const readCounter: Reader = (words, quotes, { vocabulary }) => {
  if (!counting.test(words) || (isOpening(words) && !counted.test(words))) return []
  const starts = [...words.matchAll(/\b(?:number|amount|total) of\b|\bhow many\b/g)].map(({ index }) => index)
  if (starts.length < 2) return counterIn(words, quotes, vocabulary)
  return starts.flatMap((start, at) => counterIn(words.slice(start, starts[at + 1]), quotes, vocabulary))
}

function counterIn(words: string, quotes: string[], vocabulary: Vocabulary): CollectionPart[] {
  const forms = formsIn(words, quotes, vocabulary)
  if (forms.length === 0) return []
  const phrase = counted.exec(words)?.[1] ?? ''
  const told = phrase.split(/,|\b(?:whatever|independent|regardless|even|no matter)\b/)[0] ?? ''
  if (phrase === '' && !/\bcounter\b/.test(words)) return []
  const which = whichIn(told, vocabulary) ?? (phrase === '' ? undefined : 'all')
  return which ? [{ part: 'counter', which, forms }] : []
}

/** "1 of 3 packed": of how many. */
const ofAll = /^[^\d]*\d{1,3} ?(?:of|out of|\/) ?\d{1,3}[^\d]*$/
const number = /(?<![\d.,])\d{1,3}(?![\d.,]?\d)/g

function formsIn(words: string, quotes: string[], { filters }: Vocabulary): CountForm[] {
  const forms = quotes.flatMap((quote, index) => {
    const numbers = quote.match(number) ?? []
    const [at] = numbers
    const own = new RegExp(`Q${index}(?!\\d)`).test(words) && /\p{L}/u.test(quote)
    if (own && ofAll.test(quote))
      return [
        { at: -1, text: quote.replace(number, '{n}').replace(/(?<=\{n\}.*)\{n\}/, '{m}'), written: quote },
      ]
    if (at === undefined || numbers.length !== 1 || /[.!?]$/.test(quote) || filters.has(quote.toLowerCase()))
      return []
    return own ? [{ at: Number(at), text: quote.replace(number, '{n}'), written: quote }] : []
  })
  const open = quotes.flatMap((quote) => {
    const text = quote.replace(/\{\w+\}|<\w+>|\[\w+\]|(?<=^|\s)(?:n|x|N|X)(?=\s|$)|…|\.\.\./, '{n}')
    return text !== quote &&
      text.includes('{n}') &&
      !/\d/.test(text) &&
      /\p{L}{2}/u.test(text.replace('{n}', ''))
      ? [{ at: 2, text, written: quote }]
      : []
  })
  return forms.length > 0 ? forms : open
}

const shows = /\b(?:shows?|lists?|displays?|gives?|contains?|means?|sees?|only|every)\b/

/** Views of the collection: which entries each shows, and how the active one is told. */
export const readFilters: Reader = (words, quotes, reading) => {
  const { vocabulary } = reading
  const { filters } = vocabulary
  if (filters.size < 2 || (isOpening(words) && !/^[^;]*\b(?:at first|initially)\b/.test(words))) return []
  const parts: CollectionPart[] = []
  const all = [...words.matchAll(/Q(\d+)([^Q]*)/g)].flatMap(([, at, behind = '']) => {
    const name = filters.get((quotes[Number(at)] ?? '').toLowerCase())
    return name === undefined ? [] : [{ name, behind }]
  })
  const told = new Set(all.map(({ name }) => name)).size >= 2
  if (
    told &&
    (shows.test(words) ||
      /\b(?:filters?|chooses?|select\w*|tabs?|radio|restricts?|views?|listed)\b/.test(words)) &&
    !/\bpressed\b|\buntil\b/.test(words)
  )
    parts.push(...all.flatMap(({ name, behind }) => shown(name, behind, reading)))
  if (
    /\baria-(?:pressed|selected|current|checked)\b|\b(?:shown|marked|displayed) as (?:pressed|selected)\b|\bis pressed\b/.test(
      words,
    ) &&
    /\b(?:filter|view|active|tab)\b/.test(words)
  )
    parts.push({ part: 'marked' })
  if (
    /\b(?:leaves?|disappears?|vanish\w*|drops? out|follows?|is updated|moves?)\b/.test(words) &&
    /\b(?:view|filter|under)\b/.test(words) &&
    !/\bmessage\b/.test(words)
  )
    parts.push({ part: 'follows' })
  if (
    /\badd\w*\b/.test(words) &&
    /\b(?:filter|view|under|while)\b/.test(words) &&
    /\b(?:not change|does not|stays?|remains?|unchanged|keeps?|is kept|not visible|not shown|invisible|hidden)\b/.test(
      words,
    )
  )
    parts.push({ part: 'filterKept' })
  return parts
}

function shown(name: string, behind: string, { vocabulary }: Reading): CollectionPart[] {
  const own = behind.split(/;|\.\s|\(/)[0] ?? ''
  const tells = telling.test(own) && !choosing.test(own)
  const said = own.replace(/\b(?:LIST|filter|ITEMS)\b/g, ' ')
  const which = (tells ? whichIn(said, vocabulary) : undefined) ?? byName(name, vocabulary)
  return which ? [{ part: 'filter', name, shows: which, control: controlOf(vocabulary) }] : []
}

const telling =
  /\b(?:shows?|lists?|displays?|gives?|contains?|means?|only|every|everything|all|those|for|the ITEMS|ITEMS)\b/
const choosing = /\b(?:chooses?|choosing|picks?|selects?|can be chosen|restricts?|which)\b/

/** "All", "Open" and "Done" say by themselves what they show. */
function byName(name: string, vocabulary: Vocabulary): Which | undefined {
  return whichIn(name.toLowerCase(), vocabulary)
}

function controlOf({ filterControl }: Vocabulary): FilterControl {
  return filterControl ?? { noun: 'any' }
}

const opening =
  /(?:^|; |, )(?:at first|initially),? |\bat the (?:start|beginning)\b(?! of| and)|\b(?:on|after|when|once|at|upon|directly after|right after)\b[^,:;]{0,30}\b(?:open(?:s|ed|ing)?|load(?:s|ed|ing)?|call(?:s|ed|ing)? up|start of|visit\w*|first shown)\b|^\W*(?:initially|at first|in the beginning|at the start|to begin with|at the beginning|from the start)\b|\b(?:starts?|begins?) (?:out )?(?:empty|with)\b/

const stateOnly =
  /^(?:the |and )*(?:(?:button|field|text|counter|filter|view) )*(?:Q\d+|FIELD|ADD|counter|text|line)(?: button)? (?:is|are|reads|shows|says|cannot be)\b(?![^.]*\b(?:if|when|while|until|unless|as long as|only)\b)/

export function isOpening(words: string): boolean {
  return opening.test(words) && !/\badd(?:s|ed|ing)\b/.test(words)
}

/** What the page shows right after it was opened. */
export const readOpening: Reader = (words, quotes, { vocabulary, opening: before }) => {
  if (!isOpening(words) && !(before === true && stateOnly.test(words))) return []
  if (isSoonOver(words)) return []
  const { filters, label } = vocabulary
  const parts: CollectionPart[] = []
  const check = (text: string): void => void parts.push({ part: 'opening', check: text })
  const empty =
    /\bLIST is (?:\w+ )?empty\b|\bempty LIST\b|\bno ITEMS?\b|\bnothing (?:is )?on LIST\b|\bLIST starts? (?:out )?empty\b/.test(
      words,
    )
  if (/\bFIELD is (?:\w+ )?(?:empty|blank)\b/.test(words)) check(`The "${label}" field is empty`)
  for (const match of words.matchAll(/(?:Q(\d+)|\bADD\b)/g)) {
    const quote = match[1] === undefined ? (vocabulary.buttons[0] ?? '') : (quotes[Number(match[1])] ?? '')
    const before = words.slice(0, match.index)
    const behind = words.slice(match.index + match[0].length)
    if (
      /^(?: button)? (?:(?:is|are) (?:\w+ )?(?:disabled|greyed out|grayed out|inactive|not available|not clickable)|cannot be (?:clicked|pressed|used))\b/.test(
        behind,
      )
    )
      check(`The "${quote}" button is disabled`)
    else if (/^(?: button)? (?:is|are) (?:\w+ )?enabled\b/.test(behind))
      check(`The "${quote}" button is enabled`)
    else if (filters.has(quote.toLowerCase())) {
      if (
        /^[^Q,;]{0,20}\b(?:active|selected|chosen|pressed|preselected|set)\b/.test(behind) ||
        /\b(?:filter|view|stands at|set to|active is)\b[^Q]{0,20}$/.test(before)
      )
        parts.push({ part: 'initialFilter', name: quote })
    } else if (
      /^ (?:is|are) (?:\w+ )?(?:shown|displayed|visible|there)\b/.test(behind) ||
      /\b(?:reads?|says?|shows?|texts?|message|displays?|with|see|hint|and|is)\b[^Q;.]{0,25}$|[:,] ?$/.test(
        before,
      )
    ) {
      if (!/\b(?:field|button|select|checkbox|holds?|filter|not)\b[^Q]{0,12}$/.test(before)) {
        check(`"${quote}" is visible`)
        if (empty && !/\d/.test(quote)) parts.push({ part: 'emptyText', text: quote })
      }
    }
  }
  return parts
}

const element =
  /\b(heading|buttons?|(?:text |input |entry )?(?:fields?|box)|links?|tabs?|select(?:ion list)?|dropdown|drop-down)\b(?: (?:labell?ed|called|named|with|the|text|for|of|is|at|top|:)){0,4} ?((?:(?:Q\d+|FIELD|ADD)(?:, and | and |, )?)+)|\b(FIELD|ADD)\b/g
const nouns: [RegExp, string][] = [
  [/^heading/, 'heading'],
  [/button/, 'button'],
  [/field|box/, 'field'],
  [/^link/, 'link'],
  [/^tab/, 'tab'],
  [/^select|^drop/, 'dropdown'],
]

/** Controls and headings that the text says are on the page. */
export const readElements: Reader = (words, quotes, { vocabulary: { label, buttons } }) => {
  if (
    !/\b(?:shows?|has|have|contains?|consists?|offers?|there (?:is|are)|displays?|provides?|above|below|under|beside)\b/.test(
      words,
    )
  )
    return []
  if (
    /\b(?:if|when|whenever|until|unless|while|once|as soon as|after|click\w*|press\w*|typ\w+)\b/.test(
      words,
    ) ||
    isOpening(words)
  )
    return []
  const page = words.split(/\b(?:every|each|beside|next to|per) (?:every |each |an? |the )?ITEM\b/)[0] ?? ''
  const found = new Set<string>()
  for (const [, word = '', run = '', sole] of page.matchAll(element)) {
    const noun = nouns.find(([pattern]) => pattern.test(word))?.[1]
    if (sole !== undefined)
      found.add(
        sole === 'FIELD' ? `The "${label}" field is visible` : `The "${buttons[0] ?? ''}" button is visible`,
      )
    for (const [token] of run.matchAll(/Q\d+|FIELD|ADD/g)) {
      if (token === 'FIELD') found.add(`The "${label}" field is visible`)
      else if (token === 'ADD') found.add(`The "${buttons[0] ?? ''}" button is visible`)
      else if (noun && !/[.!?]$/.test(quoteOf(token, quotes)))
        found.add(`The "${quoteOf(token, quotes)}" ${noun} is visible`)
    }
  }
  const named = found.size >= 2 || /\bheading\b/.test(page)
  return named ? [...found].map((check) => ({ part: 'shown', check })) : []
}
