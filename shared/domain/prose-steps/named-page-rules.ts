import { rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const name = '(?:(?<name>[^\\uE000]{2,50}?)|{literal:lit})'
const noun = '(?:page|screen|view|site)'
const there =
  '(?:loads|opens|appears|is (?<not>not )?(?:shown|displayed|visible|loaded|open|opened|available))(?: (?:successfully|correctly|again))?'
const reaching =
  '(?:(?:is|gets) (?<not>not )?(?:redirected|taken|sent|navigated|forwarded|brought|returned|led)|lands|returns|comes|goes|navigates|stays|remains|is)'
const alone = 'dashboard|home ?page|start ?page|landing page'

/** A page that is told by its name: "The dashboard page is shown", "The user is redirected to the log-in page". */
export const namedPageRules: Rule<Check>[] = [
  rule(`(?:the |an? |his |her |their |my )?${name} ${noun} ${there}`, named),
  rule(`(?:the )?${noun} {literal:lit} ${there}`, named),
  rule(
    `(?:the )?${name} ${noun} is (?:shown|displayed|visible|open|opened) with the heading {heading:lit}`,
    (caught) => {
      const [page, heading] = [named(caught), caught.literal('heading')?.trim()]
      return page && heading
        ? [...page, { kind: 'assert_visible', target: { role: 'heading', name: heading } }]
        : undefined
    },
  ),
  rule(`(?:the |his |her |their |my )?(?<name>${alone}) ${there}`, named),
  rule(
    `(?:the )?(?:user|browser|visitor|customer|page|he|she|they|i)(?: am| are)? ?${reaching} (?:back |still )?(?:to|on|at) (?:the |an? |his |her |their |my )?${name} ${noun}`,
    named,
  ),
  rule(
    `(?:the )?(?:user|browser|visitor|customer|page|he|she|they|i)(?: am| are)? ?${reaching} (?:back )?(?:to|on|at) (?:the |his |her |their |my )?(?<name>${alone})`,
    named,
  ),
]

// These words say which page, but not its name.
const nameless =
  /^(?:(?:the|this|that|an?|same|next|previous|following|last|first|second|new|current|whole|full|entire|requested|correct|right|wrong|expected|other|original|web|protected|linked|error|result|results|blank|empty|relevant|corresponding|appropriate|desired|it|which|whose)(?: |$))+/i

function named(caught: Caught): Check[] | undefined {
  const literal = caught.literal('literal')?.trim()
  const words = caught.words('name')?.trim()
  const expected = literal ?? words
  if (!expected || /^(?:https?:|\/)/.test(expected)) return undefined
  if (literal === undefined && (nameless.test(expected) || expected.split(' ').length > 4)) return undefined
  return [
    { kind: 'assert_loaded', expected, ...(caught.words('not') === undefined ? {} : { negated: true }) },
  ]
}
