import { countRules, counting } from './count-rules.ts'
import { browserDialog, dialogKeys } from './dialog-words.ts'
import { namedPageRules } from './named-page-rules.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const address = '(?:the )?(?:page |current |browser )?(?:url|address|location|path)'
const title = "(?:the )?(?:page|document|window|browser|tab)?(?:'s)? ?title"
const dialog = `(?:(?:the|an?) )?${browserDialog}`
/** Address, title, browser dialogs, the page itself. */
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
    rule(`${title} (?:is|equals|reads|says|shows|becomes|changes to) (?<not>not )?{title:lit}`, (caught) =>
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
  keyed(dialogKeys, () => [
    rule(`(?:no|there is no) ${browserDialog}(?: {shown}| opens| is open)?`, () => [
      { kind: 'assert_dialog', negated: true },
    ]),
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
  countRules,
  keyed(/page|site|form|app|screen|view|dashboard/i, () => [
    ...namedPageRules,
    rule(
      '(?:the )?(?!.{0,60}\\band\\b)(?:[^\\uE000]{0,40} )?(?:page|site|app|application|screen)(?: (?:loads|opens|appears|is (?:shown|displayed|visible|loaded|open|opened|available))(?: (?:successfully|correctly|without (?:an )?errors?))?)',
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
