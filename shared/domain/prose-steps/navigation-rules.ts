import { signOf } from '../english/units.ts'
import { rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'
import { waitRules } from './wait-rules.ts'
import { wordTable } from '../basics/word-table.ts'

const milliseconds = wordTable<number>({ ms: 1, s: 1000, min: 60_000 })
const opening =
  '(?:open|visit|access|launch|goto|go to|navigate to|browse to|load|start at|start on|start from|return to|go back to|open up|(?:am|is|are) (?:on|at))'

/** Going to pages, going back, waiting. */
export const navigationRules: Rule<TypedAction>[] = [
  rule(
    `${opening} (?:the )?(?:(?:web ?)?(?:page|site|address|url|website)(?: at| with the (?:address|url))? |[^\\uE000]{1,40} (?:page|screen|site|app|application) at )?{url:lit}(?: page)?`,
    (caught, reading) => goto(caught.literal('url'), reading),
  ),
  rule(
    `${opening} (?:the )?(?:(?:page|site|address|url)(?: at)? |[^\\uE000/]{1,40} (?:page|screen|site|app|application) at )?(?<url>(?:https?://|/)\\S*)`,
    (caught, reading) => goto(caught.words('url'), reading),
  ),
  rule('(?:go|navigate) back to (?:the )?previous (?:page|screen|site)', () => [{ action: 'go_back' }]),
  rule(
    `${opening} (?:the |a |an )?(?<name>[^\\uE000]{0,60} |\\uE000\\d+\\uE001 )?(?<noun>page|site|website|app|application|screen|start page|home ?page)(?: again| in the browser)?`,
    openNamed,
  ),
  rule(
    '(?:the )?(?<name>[^\\uE000]{0,60} )?(?<noun>page|site|app|application|form|screen) is (?:open|opened|shown|displayed|loaded)',
    openNamed,
  ),
  rule('(?:the )?page has (?:fully )?(?:loaded|finished loading)', () => [
    { action: 'wait', milliseconds: 0 },
  ]),
  rule('(?:reload|refresh)(?: (?:the )?(?:page|browser|site))?', () => [{ action: 'reload' }]),
  rule(
    '(?:go back|navigate back|return)(?: (?:to the )?(?:previous page|one page|in the browser(?: history)?))?',
    () => [{ action: 'go_back' }],
  ),
  rule(
    'wait (?:for )?(?<count>\\d+(?:\\.\\d+)?) ?(?<unit>ms|milliseconds?|s|secs?|seconds?|min|minutes?)',
    (caught) => {
      const unit = milliseconds[signOf((caught.words('unit') ?? '').toLowerCase())]
      return unit === undefined
        ? undefined
        : [{ action: 'wait', milliseconds: Math.round(Number(caught.words('count')) * unit) }]
    },
  ),
  rule(
    'wait (?:for|until) (?:the )?page (?:to (?:load|finish loading|be ready)|(?:is|has) (?:loaded|ready|finished loading))',
    () => [{ action: 'wait', milliseconds: 0 }],
  ),
  rule(
    'wait (?:until|for|till) {target:any} (?:{hidden}|to (?:disappear|vanish|go away|be hidden|be gone|be removed|not be (?:shown|visible)))',
    (caught) => {
      const target = caught.target('target')
      return target && [{ action: 'wait_for_selector', target, state: 'hidden' }]
    },
  ),
  rule(
    'wait (?:until|for|till) {target:any} (?:{shown}|to (?:appear|show|be (?:shown|visible|displayed)))',
    awaited,
  ),
  rule('wait for {target:any}', awaited),
  waitRules,
  rule('wait (?:until|till) {target:any}', (caught) =>
    sentence.test(caught.words('target') ?? '') ? undefined : awaited(caught),
  ),
]

// A whole sentence that is no known expectation is not the name of something to wait for.
const sentence = /\b(?:is|are|has|have|does|do|was|changes?|becomes?)\b/i

function awaited(caught: Caught): TypedAction[] | undefined {
  const target = caught.target('target')
  return target && [{ action: 'wait_for_selector', target, state: 'visible' }]
}

// Words that say no more than "page".
const noName =
  /^(?:same|start(?:ing)?|home|main|landing|initial|first|index|web|new|whole|entire|this|given|tested|own|public|right|\s)*$/i

/** "Open the sign-up page": a page known by its name. An application or a site as a whole is where the run starts. */
function openNamed(caught: Caught, { baseUrl = '' }: Reading): TypedAction[] | undefined {
  const name = (caught.literal('name') ?? caught.words('name') ?? '').trim()
  if (/,|\b(?:if|when|until|after|before|unless)\b/i.test(name)) return undefined
  const isPage = /^(?:page|screen)$/i.test(caught.words('noun') ?? '')
  const named = isPage && !noName.test(name) && name.split(' ').length <= 5
  return [named ? { action: 'open_page', name, url: baseUrl } : { action: 'goto', url: baseUrl }]
}

const bare = /^(?:https?:\/\/\S+|[/?#]\S*|\.{1,2}\/\S*)$/i

function goto(url: string | undefined, { baseUrl }: Reading): TypedAction[] | undefined {
  if (url === undefined || !bare.test(url.trim())) return undefined
  return [{ action: 'goto', url: absolute(url.trim(), baseUrl) }]
}

// A placeholder is replaced at run time; resolving the address before would encode it.
export function absolute(url: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined || /%[A-Z][A-Z0-9_]*%/.test(url)) return url
  return URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : url
}
