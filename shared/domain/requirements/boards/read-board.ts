import { maskQuotes } from '../facts/mask.ts'
import { numberOfWords } from '../../numbers/number-words.ts'
import type { BoardPart } from './board-fact.ts'
import { headingOf, type BoardNames } from './read-moves.ts'
import { escaped } from '../../escaped.ts'

/** What a sentence in prose says: dialogs, counts, a limit, the list that chooses a state. `opener` is the button of the last dialog. */
export function readProse(text: string, names: BoardNames, opener: string | undefined): BoardPart[] {
  const plain = text.replace(/\*\*|__/g, '').replace(/\s+/g, ' ')
  return [
    ...dialogIn(plain, names, opener),
    ...countsIn(plain, names),
    ...(/\b(?:whatever|always|regardless of|no matter|independent of)\b[^.;"]*\b(?:filters?|list|shown|showing|chosen|selected|view)\b/i.test(
      plain,
    )
      ? [{ part: 'unfiltered' as const }]
      : []),
    ...spokenIn(plain, names),
    ...limitIn(plain, names),
    ...filterIn(plain, names),
  ]
}

function dialogIn(text: string, names: BoardNames, opener: string | undefined): BoardPart[] {
  const opened = /"([^"]{1,30})" (?:first )?(?:opens|shows|brings up) (?:a|the) (?:[a-z]+ )?dialog/i.exec(
    text,
  )
  if (opened)
    return [
      {
        part: 'dialog',
        button: opened[1] ?? '',
        ...headingOf(text.slice(opened.index + opened[0].length - 6), names),
      },
    ]
  if (opener === undefined) return []
  return text.split(/;|,? (?:and|while|but) (?=")/).flatMap((clause): BoardPart[] => {
    const said =
      /"([^"]{1,30})",? (?:button )?(closes (?:the dialog|it)[^"]*|(?:leaves|changes|keeps)[^"]*|(?:takes|removes|deletes)[^"]*)/i.exec(
        clause,
      )
    const [, answer = '', does = ''] = said ?? []
    if (/\b(?:changes nothing|nothing (?:else )?(?:changes|happens)|stays?|remains?|unchanged)\b/i.test(does))
      return [{ part: 'dialog', button: opener, leave: answer }]
    const removes = /^(?:takes [a-z ]+ off (?:the )?list|(?:removes|deletes) (?:the|it|this)\b)/i.test(does)
    return removes ? [{ part: 'dialog', button: opener, confirm: answer }] : []
  })
}

const counting =
  /"([^"]{2,30})" (?:counts|is the number of|adds up) (?:all|every|each)(?: of)?(?: the)? [a-z]+ (?:that|which|who) (?:is|are) (not |in )?(?:yet |been )?"?([\p{L} ]{2,24}?)"?(?=[.,;]|$)/iu

/** '"Waiting" counts every task that is not yet done': which states that name counts. */
export function countedNames(texts: string[], states: string[]): Map<string, string[]> {
  return new Map(
    texts.flatMap((text): [string, string[]][] => {
      const [, name = '', way = '', told = ''] = counting.exec(text.replace(/\s+/g, ' ')) ?? []
      const state = states.find((one) => one.toLowerCase() === told.trim().toLowerCase())
      if (state === undefined) return []
      return [[name, way.trim() === 'not' ? states.filter((one) => one !== state) : [state]]]
    }),
  )
}

/** '"Open: 3, Done: 1"', '"Open: 3"', '"Open: 3 of 5"'. */
function countsIn(text: string, { states, counted }: BoardNames): BoardPart[] {
  const counts = maskQuotes(text).quotes.flatMap(({ value }): BoardPart[] => {
    const names = [...value.matchAll(/(?:^|, |; | · | \| )([^:,;|·]{2,30}): \d+/g)].map(
      ([, name = '']) => name,
    )
    const numbers = value.match(/\d+/g) ?? []
    if (names.length === 0 || numbers.length < names.length) return []
    const of = (name: string) => (states.includes(name) ? [name] : counted.get(name))
    const known = names.every((name) => of(name)) && new Set(names).size === names.length
    const ofAll = names.length === 1 && /^[^:]+: \d+ (?:of|\/) \d+$/.test(value)
    if (!known || (numbers.length !== names.length && !ofAll)) return []
    const shape = ofAll ? value.replace(/\d+/, '#') : value.replace(/\d+/g, '#')
    return [{ part: 'count', shape, states: names.map((name) => of(name) ?? []), written: value }]
  })
  return counts
}

/** "while two jobs are In repair, every "Start" button is disabled and the page says "…"". */
function limitIn(text: string, { states }: BoardNames): BoardPart[] {
  const state = states.find((one) =>
    new RegExp(`\\b(?:are|is) (?:in )?"?${escaped(one)}"?(?:[ ,.\\n]|$)`).test(text),
  )
  if (state === undefined || !/\bdisabled\b|\bcannot be (?:pressed|clicked|used)\b/i.test(text)) return []
  const found = new RegExp(
    `\\b(?:while|as long as|when|once|if|given)(?:\\*\\*)? (?:there are )?(\\d+|[a-z]+) (?:or more )?[a-z]+ (?:are|is) (?:in )?"?${escaped(state)}"?`,
    'i',
  ).exec(text)
  const most = numberOfWords(found?.[1] ?? '') ?? Number(found?.[1])
  const button =
    /\b(?:every|each|all|the|any)(?: other)? "([^"]{1,30})" buttons?\b[^".]{0,40}\b(?:disabled|cannot be)/i.exec(
      text,
    )?.[1]
  if (!Number.isInteger(most) || most < 1 || button === undefined) return []
  const said = maskQuotes(text).quotes.find(({ value }) => /[.!]$/.test(value))?.value
  return [{ part: 'limit', state, most, button, ...(said === undefined ? {} : { text: said }) }]
}

/** A list with one name for all and every state behind it: '"Show" narrows the list to one state (All, Open, Done)'. */
function filterIn(text: string, { states }: BoardNames): BoardPart[] {
  const any = states.map(escaped).join('|')
  if (any === '') return []
  const run = new RegExp(
    `"?(\\p{L}[\\p{L} ]{1,24})"?(?: \\([a-z ]+\\))?(?:(?:,| and|, and| or|, or) "?(?:${any})"?){${states.length}}(?![\\p{L}])`,
    'u',
  ).exec(text)
  if (!run || states.includes(run[1] ?? '')) return []
  const name = maskQuotes(text.slice(0, run.index)).quotes.at(-1)?.value
  if (
    name === undefined ||
    states.includes(name) ||
    !/\b(?:list|filter\w*|narrows?|shows?|choos\w*|chosen|select\w*|drop-?down)\b/i.test(text)
  )
    return []
  const options = states.filter((state) => run[0].includes(state))
  const none = maskQuotes(text).quotes.find(({ value }) => /^No\b.*\.$/.test(value))?.value
  const told =
    none !== undefined && /\b(?:if|when) (?:there (?:is|are) (?:none|no)|none|nothing|no )/i.test(text)
  return [{ part: 'filter', name, all: run[1] ?? '', options, ...(told ? { none } : {}) }]
}

/** '(for screen readers each also names its job, e.g. "Start job 102")': a quoted name that ends in, or holds, the name of a row. */
function spokenIn(text: string, { rows }: BoardNames): BoardPart[] {
  if (!/\bscreen ?readers?\b|\baccessible names?\b|\baria-label|\bassistive\b/i.test(text)) return []
  for (const { value } of maskQuotes(text).quotes) {
    const row = rows.find((one) => value.endsWith(` ${one}`) || value.endsWith(`: ${one}`))
    if (row !== undefined && !/[.?!]$/.test(value)) return [{ part: 'spoken', name: value, row }]
  }
  return []
}
