import { namedPageRules } from './named-page-rules.ts'
import { keyed, literalsIn, readNumber, rule, type Caught, type Rule } from './patterns.ts'
import { parsePlace, parseRegion } from './targets.ts'
import { roleOfNoun } from './nouns.ts'
import type { Prose } from './prose.ts'
import type { Check, Target } from './types.ts'

const address = '(?:the )?(?:page |current |browser )?(?:url|address|location|path)'
const title = "(?:the )?(?:page|document|window|browser|tab)?(?:'s)? ?title"
const dialog =
  '(?:(?:the|an?) )?(?:browser |confirmation |native |alert |javascript )?(?:dialog|alert|confirmation|prompt|pop-?up|modal|message box)(?: box| dialog)?'
const counted =
  '(?<noun>rows?|table rows?|items?|list items?|options?|buttons?|links?|headings?|images?|checkboxes|cells?|tabs?|fields?)'
const amount = '(?:(?<bound>exactly|only|at least|at most|more than|fewer than|less than) )?{count:number}'

/** Address, title, browser dialogs, counts, the page itself. */
export const pageRules: Rule<Check>[] = [
  keyed(/url|address|location|path/i, () => [
    rule(`${address} (?:is|equals|becomes|changes to) (?<not>not )?{url:lit}`, (caught) =>
      url(caught, 'equals'),
    ),
    rule(`${address} (?:does not|doesn't) (?<not>contain|include|have) {url:lit}`, (caught) =>
      url(caught, 'contains'),
    ),
    rule(`${address} (?:contains|includes|has) {url:lit}`, (caught) => url(caught, 'contains')),
    rule(`${address} ends with {url:lit}`, (caught) => url(caught, 'ends_with')),
    rule(`${address} ends with (?<plain>/[^\\s\\uE000]*)`, (caught) => url(caught, 'ends_with')),
    rule(`${address} starts with {url:lit}`, (caught) => url(caught, 'starts_with')),
  ]),
  keyed(
    /redirected|taken|sent|navigated|forwarded|brought|\bon\b|\bat\b|redirects|navigates|goes|page/i,
    () => [
      rule(
        '(?:the )?(?:user |browser |visitor )?(?:is|gets) (?<not>not )?(?:redirected|taken|sent|navigated|forwarded|brought) (?:to )?(?:the )?(?:page |url |address )?{url:lit}(?: page)?',
        (caught) => url(caught, 'equals'),
      ),
      rule(
        '(?:(?:the )?(?:user|browser|visitor|customer) )?(?:is|stays|remains) (?:still )?(?<not>not )?(?:on|at) (?:the )?(?:page |url |address )?{url:lit}(?: page)?',
        (caught) => url(caught, 'equals'),
      ),
      rule(
        '(?:the )?(?:page|browser|application|app) (?:redirects|navigates|goes) to (?:the )?(?:page )?{url:lit}',
        (caught) => url(caught, 'equals'),
      ),
      rule(
        '(?:the )?page {url:lit} (?:opens|is opened|is open|is shown|is displayed|loads|is loaded)',
        (caught) => url(caught, 'equals'),
      ),
    ],
  ),
  keyed(/title|image|picture/i, () => [
    rule(`${title} (?:is|equals|reads|becomes) (?<not>not )?{title:lit}`, (caught) =>
      titled(caught, 'equals'),
    ),
    rule(`${title} (?:contains|includes|has) {title:lit}`, (caught) => titled(caught, 'contains')),
    rule(`${title} (?:does not|doesn't) (?<not>contain|include) {title:lit}`, (caught) =>
      titled(caught, 'contains'),
    ),
    // A field may be called "Title"; the title of a page is only meant where the words say so.
    rule(
      "(?:the )?(?:page|document|window|browser|tab)(?:'s)? title is (?<not>not )?(?:empty|blank)",
      (caught) => [{ kind: 'assert_title', expected: '', comparison: 'equals', ...negation(caught) }],
    ),
    rule(
      '(?:every|each) (?:image|picture) has an? (?:alternative text|text alternative|alt text)|all (?:images|pictures) have (?:an? )?(?:alternative texts?|text alternatives?|alt texts?)',
      () => counting({ role: 'img', name: '' }, 0, undefined),
    ),
    rule('(?:the )?page (?:has|shows) the title {title:lit}', (caught) => titled(caught, 'equals')),
  ]),
  keyed(/dialog|alert|confirmation|prompt|pop-?up|modal|message box|asks/i, () => [
    rule(
      '(?:no|there is no) (?:browser )?(?:dialog|alert|confirmation|prompt|pop-?up|modal)(?: (?:box|dialog))?(?: {shown}| opens| is open)?',
      () => [{ kind: 'assert_dialog', negated: true }],
    ),
    rule(
      `${dialog} (?:says|asks|shows|reads|displays|contains|states|has the text|with the (?:text|message))(?: the (?:text|message))? {text:lit}(?: {shown}| opens)?`,
      (caught) => dialogText(caught),
    ),
    rule(
      `${dialog} (?:saying|asking|reading|that says|that asks|with the (?:text|message)|with) {text:lit} (?:{shown}|opens)`,
      (caught) => dialogText(caught),
    ),
    rule('(?:the )?(?:system|application|app|page|browser|site) asks {text:lit}', (caught) =>
      dialogText(caught),
    ),
    rule(`${dialog} (?:{shown}|opens|is open)`, () => [{ kind: 'assert_dialog' }]),
  ]),
  keyed(/row|item|option|button|link|heading|image|checkbox|cell|tab|field|list/i, () => [
    rule(`there (?:is|are) {in:any} with ${amount} (?:{name:lit} )?${counted}`, (caught, reading) =>
      caught.region('in')?.name === undefined ? undefined : count(caught, reading),
    ),
    rule(
      `(?:there (?:is|are) |sees? |finds? )?${amount} (?:{name:lit} )?${counted}(?: (?:{shown}|remains?|(?:is|are) left|is there|are there))?(?: (?:in|inside|within|on) {in:any})?`,
      count,
    ),
    rule(
      `(?:there (?:is|are) )?${amount} ${counted} (?:in|inside|within|on) {in:any}: {texts:lits}`,
      (caught, reading) => {
        const counts = count(caught, reading)
        const target = counts?.[0]?.target?.within
        const texts = literalsIn(caught.words('texts'), reading.prose)
        return target && texts.every((text) => text.trim() !== '')
          ? [
              ...(counts ?? []),
              ...texts.map((expected) => ({ kind: 'assert_text' as const, expected, target })),
            ]
          : undefined
      },
    ),
    rule(`{in:any} (?:has|have|shows|displays|contains|lists) ${amount} (?:{name:lit} )?${counted}`, count),
    rule('(?<in>(?:the )?.*(?:list|table)) is (?<empty>empty)', (caught, { prose }) =>
      emptyList(caught, prose),
    ),
  ]),
  keyed(/page|site|form|app|screen|view|dashboard/i, () => [
    ...namedPageRules,
    rule(
      '(?:the )?(?!.{0,60}\\band\\b)(?:[^\\uE000]{0,40} )?(?:page|site|form|app|application|screen)(?: (?:loads|opens|appears|is (?:shown|displayed|visible|loaded|open|opened|available))(?: (?:successfully|correctly|without (?:an )?errors?))?)',
      () => [{ kind: 'assert_loaded' }],
    ),
  ]),
]

const negation = (caught: Caught) => (caught.words('not') === undefined ? {} : { negated: true })

function url(
  caught: Caught,
  comparison: 'equals' | 'contains' | 'starts_with' | 'ends_with',
): Check[] | undefined {
  const expected = (caught.words('plain') ?? caught.literal('url'))?.trim()
  if (!expected || (comparison === 'equals' && !/^(?:https?:\/\/|[/?#])/i.test(expected))) return undefined
  return [{ kind: 'assert_url', expected, comparison, ...negation(caught) }]
}

function titled(caught: Caught, comparison: 'equals' | 'contains'): Check[] | undefined {
  const expected = caught.literal('title')
  return expected?.trim() ? [{ kind: 'assert_title', expected, comparison, ...negation(caught) }] : undefined
}

function dialogText(caught: Caught): Check[] | undefined {
  const expected = caught.literal('text')
  return expected?.trim() ? [{ kind: 'assert_dialog', expected }] : undefined
}

function count(caught: Caught, { prose }: { prose: Prose }): Check[] | undefined {
  const words = caught.words('in')
  const onPage = words === undefined || /^(?:the |this )?(?:page|screen)$/i.test(words)
  const within = onPage ? undefined : parsePlace(words, prose)
  const role = roleOfNoun((caught.words('noun') ?? '').toLowerCase().replace(/(?<=checkbox)es$|s$/, ''))
  if (role === undefined || (!onPage && !within)) return undefined
  const name = caught.literal('name')
  // "There is no "Save" button" is about one button, not about a number of them.
  if (name !== undefined && readNumber(caught.words('count')) === 0) return undefined
  return counting(
    { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) },
    readNumber(caught.words('count')),
    caught.words('bound'),
  )
}

function counting(target: Target, amount: number, bound: string | undefined): Check[] {
  const check = (expected: number, comparison: Check['comparison']): Check[] => [
    { kind: 'assert_count', target, expected: String(expected), comparison },
  ]
  const said = bound?.toLowerCase()
  if (said === 'at least') return check(amount, 'at_least')
  if (said === 'at most') return check(amount, 'at_most')
  if (said === 'more than') return check(amount + 1, 'at_least')
  if (said === 'fewer than' || said === 'less than') return check(amount - 1, 'at_most')
  return check(amount, 'equals')
}

function emptyList(caught: Caught, prose: Prose): Check[] | undefined {
  const within = parseRegion(caught.words('in') ?? '', prose)
  if (within?.role !== 'list' && within?.role !== 'table') return undefined
  return counting({ role: within.role === 'list' ? 'listitem' : 'row', within }, 0, undefined)
}
